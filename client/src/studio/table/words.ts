/** The sentences of the table of no game. */

export const WORDS = `
game-sketch = Sketch
    .title = A table of no game
scenario-sketch = Sketch
north = North
south = South
rider = the rider
line = the line
end-pass = Go on
answer-shoot = Shoot
answer-pass = Let him ride
board-do-shoot = Shoot
board-do-pass = Let him ride
skin-sketch-prompt = The rider enters the field. Does anybody shoot at him?
    .short = Shoot at the rider?
skin-sketch-phase = North, movement
skin-sketch-next = The rider enters the next field
skin-sketch-after = A second rider follows
skin-sketch-value = value
skin-sketch-note = seen by the enemy
skin-sketch-order = Organisation
skin-sketch-roster = Roster
skin-sketch-rail = Phases
skin-sketch-fire = fire
skin-sketch-move = moves
skin-sketch-rise = rise
skin-sketch-purse = Your purse
skin-sketch-purse-note = marker 8 and rating 5
skin-sketch-hand = Cards of the North
skin-sketch-other = Cards of the South
skin-sketch-march = March
skin-sketch-charge = Charge
`;
