// Written by `npm run generate` from messages/*.json beside it. Do not edit.

export const floorPlan = () => 'Floor plan'
export const laysItselfOut = () => 'The floor lays itself out from the areas and tables below. Draw it, and hosts see the rooms as they are.'
export const needsTables = () => 'Add an area and its tables below first; then the floor can be drawn.'
export const drawTheFloor = () => 'Draw the floor'
export const usualLayout = () => 'Usual'
export const layouts = () => 'Layouts'
export const newLayout = () => 'New layout'
export const addLayout = () => 'Copy as a new layout'
export const nameAndDays = (values: { layout: string | number }) => `Name and days of ${values.layout}`
export const usualHint = () => 'The first layout is in force on all days that no other one names.'
export const removeLayout = (values: { layout: string | number }) => `Remove the layout ${values.layout}`
export const removeDrawing = () => 'Remove the drawing'
export const allOtherDays = () => 'all other days'
export const noDaysYet = () => 'no days yet'
export const span = (values: { from: string | number; to: string | number }) => `${values.from} – ${values.to}`
export const eachYear = () => 'Each year'
export const onDates = () => 'On certain dates, whatever is in force that time of year'
export const from = () => 'From'
export const until = () => 'Until'
export const month = () => 'Month'
export const day = () => 'Day'
export const removeDays = () => 'Remove'
export const addTimeOfYear = () => 'Add a time of year'
export const addDates = () => 'Add dates'
export const rooms = () => 'Rooms'
export const room = () => 'Room'
export const addRoom = () => 'Add a room'
export const removeRoom = (values: { room: string | number }) => `Remove the room ${values.room}`
export const name = () => 'Name'
export const width = () => 'Width, cm'
export const depth = () => 'Depth, cm'
export const palette = () => 'Add to the room'
export const notDrawnYet = () => 'Not in this layout: not booked online on its days'
export const drawTable = (values: { table: string | number }) => `Put ${values.table} into the room`
export const newTable = () => 'New table'
export const roundForTwo = () => 'Round 2'
export const squareForTwo = () => 'Square 2'
export const squareForFour = () => 'Square 4'
export const roundForFour = () => 'Round 4'
export const longForSix = () => 'Long 6'
export const seatAtTheBar = () => 'Bar seat'
export const drawing = () => 'Drawing'
export const bar = () => 'Bar'
export const counter = () => 'Counter'
export const wall = () => 'Wall'
export const plant = () => 'Plant'
export const door = () => 'Door'
export const round = () => 'Round'
export const square = () => 'Square'
export const rectangle = () => 'Rectangle'
export const stool = () => 'Counter seat'
export const edit = () => 'Edit'
export const undo = () => 'Undo'
export const redo = () => 'Redo'
export const copy = () => 'Copy'
export const paste = () => 'Paste'
export const turn = () => 'Turn'
export const remove = () => 'Remove'
export const chooseAll = () => 'Choose all'
export const chosen = () => 'Chosen'
export const chosenCount = (values: { count: string | number }) => `${values.count} chosen`
export const chosenHint = () => 'They move, turn and are copied together.'
export const shape = () => 'Shape'
export const seatsDrawn = () => 'Chairs'
export const label = () => 'Written on it'
export const turnedBy = () => 'Turned, °'
export const fromTheLeft = () => 'From left, cm'
export const fromTheTop = () => 'From top, cm'
export const standTogether = () => 'Tables side by side: combine them for larger parties'
export const combine = (values: { tables: string | number; from: string | number; to: string | number }) => `${values.tables} for ${values.from} to ${values.to}`
export const keysHint = () => 'Drag, or use the keyboard: Tab goes from one thing to the next, arrow keys move it (with Shift further), R turns it, Delete removes it. Ctrl with C, V, Z copies, pastes, undoes. Tables that are removed from the drawing stay in the list below.'
export const emptyRoom = () => 'Nothing is drawn in this room yet.'
export const tableNamed = (values: { table: string | number }) => `Table ${values.table}`
export const labelled = (values: { name: string | number; label: string | number }) => `${values.name}: ${values.label}`
export const tableOfShape = (values: { item: string | number; shape: string | number; seats: string | number }) => `${values.item}, ${values.shape}, chairs: ${values.seats}`
export const standsAt = (values: { item: string | number; x: string | number; y: string | number; rotation: string | number }) => `${values.item}: ${values.x} cm from the left, ${values.y} cm from the top, turned by ${values.rotation}°`
export const added = (values: { item: string | number }) => `${values.item} added.`
export const removed = (values: { item: string | number }) => `${values.item} removed.`
export const copiedCount = (values: { count: string | number }) => `${values.count} copied.`
export const undone = () => 'Undone.'
export const doneAgain = () => 'Done again.'
