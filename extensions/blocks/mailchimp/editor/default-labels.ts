import { messages } from '../messages';
import type { Label } from './types';

/** What a notification says where the author has written nothing. */
export const defaultLabels: Readonly< Record< Label, () => string > > = {
	processingLabel: messages.processing,
	successLabel: messages.success,
	errorLabel: messages.error,
};
