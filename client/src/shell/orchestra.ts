/** Plays a score through the browser's own synthesiser; it is made when the first sound is wanted. */

import { SCORES, type Sound, type Stroke } from "../state/score";

let hall: AudioContext | undefined;

export function play(sound: Sound): void {
  hall ??= new AudioContext();
  const context = hall;
  // A browser lets no page be heard before somebody has touched it.
  void context.resume().then(() => SCORES[sound].forEach((stroke) => struck(context, stroke)));
}

function struck(context: AudioContext, stroke: Stroke): void {
  const start = context.currentTime + stroke.at;
  const source = stroke.kind === "noise" ? noise(context, stroke) : tone(context, stroke);
  const filter = new BiquadFilterNode(context, stroke.kind === "noise" ? { type: "bandpass", frequency: stroke.hertz, Q: 1.2 } : { type: "lowpass", frequency: 2 * stroke.hertz });
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(stroke.loud, start + Math.min(0.04, stroke.seconds / 4));
  gain.gain.exponentialRampToValueAtTime(0.0001, start + stroke.seconds);
  source.connect(filter).connect(gain).connect(context.destination);
  source.start(start);
  source.stop(start + stroke.seconds);
}

function noise(context: AudioContext, { seconds }: Stroke): AudioBufferSourceNode {
  const length = Math.ceil(context.sampleRate * seconds);
  const buffer = context.createBuffer(1, length, context.sampleRate);
  buffer.copyToChannel(Float32Array.from({ length }, () => 2 * Math.random() - 1), 0);
  return new AudioBufferSourceNode(context, { buffer });
}

function tone(context: AudioContext, { hertz }: Stroke): OscillatorNode {
  return new OscillatorNode(context, { type: "sawtooth", frequency: hertz });
}
