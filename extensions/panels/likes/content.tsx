import { PostCheckbox } from '#shared/below-post';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Checkbox that turns a post's likes on or off. */
export const Panel = (): ReactNode => (
	<PostCheckbox field="jetpack_likes_enabled" label={ messages.label() } />
);
