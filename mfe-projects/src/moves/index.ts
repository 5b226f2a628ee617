export { MoveButton } from './move-button';
