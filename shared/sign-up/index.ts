export { signUpAnswer } from './sign-up-answer';
export { signUpForm } from './sign-up-form';
