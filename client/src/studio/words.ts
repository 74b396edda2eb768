/** The names on the sheet for the studio, which has no server to ask for words. */

export const NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    "map-title": "ARSOUF",
    "map-subtitle": "the coast road, 7 September 1191",
    "map-arsouf": "ARSOUF",
    "map-sea": "Mare Mediterraneum",
    "map-forest": "Forest of Arsouf",
    "map-marsh": "Marsh of\nBirket-Ramadan",
    "map-road": "the coast road",
    "map-ford": "the ford",
    "map-camp": "CRUSADER CAMP",
    "map-muslim-lines": "MUSLIM LINES",
    "map-stream": "the stream",
  },
  es: {
    "map-title": "ARSUF",
    "map-subtitle": "el camino de la costa, 7 de septiembre de 1191",
    "map-arsouf": "ARSUF",
    "map-sea": "Mare Mediterraneum",
    "map-forest": "Bosque de Arsuf",
    "map-marsh": "Marisma de\nBirket-Ramadán",
    "map-road": "el camino de la costa",
    "map-ford": "el vado",
    "map-camp": "CAMPO CRUZADO",
    "map-muslim-lines": "LÍNEAS MUSULMANAS",
    "map-stream": "el arroyo",
  },
};
