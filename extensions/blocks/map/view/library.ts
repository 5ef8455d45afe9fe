export { drawMap } from './draw-map';
export { shareGestures } from './share-gestures';
export { showMap } from './show-map';
