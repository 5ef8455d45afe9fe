import { embedEdit } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { embed } from './embed';
import { frame } from './frame';
import { icon } from './icon';
import { messages } from './messages';
import { pinterest } from './provider';

/** The form, then the pin or board. */
export const Edit = embedEdit< typeof schema >(
	{ ...pinterest, fact: embed, frame },
	{
		icon,
		words: {
			...messages,
			instructions: () => [ messages.instructions() ],
			isConvertible: true,
		},
	}
);
