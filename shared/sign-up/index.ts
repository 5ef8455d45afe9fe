export { formState, READY, type FormEvent, type FormState } from './form-state';
export { signUpAnswer, type SignUpAnswer } from './sign-up-answer';
export { signUpForm } from './sign-up-form';
