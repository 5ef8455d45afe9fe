import { embedEdit } from '#shared/embed/editor';
import type { attributes as schema } from './attributes';
import { EventList } from './editor/event-list';
import { Settings } from './editor/settings';
import { embed } from './embed';
import { frame } from './frame';
import { icon } from './icon';
import { messages } from './messages';
import { googleCalendar } from './provider';

/** The form, then the calendar or the list of its events. */
export const Edit = embedEdit< typeof schema >(
	{ ...googleCalendar, fact: embed, frame },
	{
		icon,
		words: {
			...messages,
			instructions: () => [ messages.permissions(), messages.paste() ],
			help: {
				label: messages.help,
				address: () =>
					'https://support.google.com/calendar/answer/41207',
			},
		},
		Settings,
		Instead: ( { attributes, preview } ) =>
			attributes.style === 'list' ? (
				<EventList url={ googleCalendar.link( attributes ) } />
			) : (
				preview
			),
	}
);
