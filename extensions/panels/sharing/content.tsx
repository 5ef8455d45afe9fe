import { PostCheckbox } from '#shared/below-post';
import type { ReactNode } from 'react';
import { messages } from './messages';

/** Checkbox that turns a post's sharing buttons on or off. */
export const Panel = (): ReactNode => (
	<PostCheckbox field="jetpack_sharing_enabled" label={ messages.label() } />
);
