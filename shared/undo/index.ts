export { useStep, useStepping } from './use-step';
