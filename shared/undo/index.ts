export { useNeedsSaving } from './use-needs-saving';
export { useStep, useStepping } from './use-step';
export { useWriteWithoutStep } from './use-write-without-step';
