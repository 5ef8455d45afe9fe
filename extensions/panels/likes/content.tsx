import { PostCheckbox } from '#shared/below-post';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** The panel's checkbox. */
export const Panel = (): ReactNode => (
	<PostCheckbox field="jetpack_likes_enabled" label={ messages.label() } />
);
