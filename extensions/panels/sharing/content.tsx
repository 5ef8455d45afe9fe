import { PostCheckbox } from '#shared/below-post';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The panel's checkbox. */
export const Panel = (): ReactNode => (
	<PostCheckbox field="jetpack_sharing_enabled" label={ messages.label() } />
);
