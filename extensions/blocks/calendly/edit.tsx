import { LinkButton, embedEdit } from '#shared/embed/editor';
import { embed } from './embed';
import { frame } from './frame';
import { icon } from './icon';
import { messages } from './messages';
import { calendly } from './provider';
import { Settings } from './editor/settings';
import type { attributes as schema } from './attributes';

/** The form, then the calendar or the button that opens it. */
export const Edit = embedEdit< typeof schema >(
	{ ...calendly, fact: embed, frame, afterFailure: { url: '' } },
	{
		icon,
		words: {
			...messages,
			instructions: () => [ messages.instructions() ],
			help: {
				label: messages.help,
				address: () =>
					'https://help.calendly.com/hc/en-us/articles/223147027',
			},
		},
		Settings,
		Instead: ( { attributes, preview } ) =>
			attributes.style === 'link' ? (
				<LinkButton
					block="dovetail/button"
					address={ calendly.link( attributes ) }
					text={ attributes.buttonText || messages.buttonText() }
					service={ embed.service }
				/>
			) : (
				preview
			),
	}
);
