/** The arms that the pieces of Acre bear, where they are not called like the piece. */

export const ARMS: Readonly<Record<string, string>> = {
  "royal-household": "household",
  "barons-of-jerusalem": "barons",
  thuringians: "thuringia",
  flemings: "flemish",
  pisans: "pisan",
  lombards: "lombard",
  germans: "german",
  "danes-and-frisians": "danish-frisian",
  jerusalem: "jerusalem-foot",
  damascus: "askari-damascus",
  aleppo: "askari-aleppo",
  hamah: "askari-hamah",
  mosul: "askari-mosul",
  egypt: "askari-egypt",
  infantry: "foot",
  archers: "foot-archers",
  skirmishers: "light-infantry",
  "garrison-foot": "garrison",
  afdal: "al-afdal",
};
