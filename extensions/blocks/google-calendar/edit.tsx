import type { AttributesOf } from '#shared/attributes';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { EventList } from './editor/event-list';
import { googleCalendar } from './provider';

export { Settings } from './editor/settings';
export { messages } from './messages';

/** The calendar, or the list of its events. */
export function Canvas( {
	attributes,
	preview,
}: {
	attributes: AttributesOf< typeof schema >;
	preview: ReactNode;
} ): ReactNode {
	return attributes.style === 'list' ? (
		<EventList url={ googleCalendar.link( attributes ) } />
	) : (
		preview
	);
}
