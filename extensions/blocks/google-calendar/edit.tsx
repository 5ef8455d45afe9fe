import type { AttributesOf } from '#shared/attributes';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { EventList } from './editor/event-list';

export { parse } from './editor/parse';
export { Settings } from './editor/settings';
export { messages } from './messages';

/** Shows the calendar, or the list of its events. */
export function Canvas( {
	attributes,
	preview,
	link,
	onEdit,
}: {
	attributes: AttributesOf< typeof schema >;
	preview: ReactNode;
	link: ReactNode;
	onEdit(): void;
} ): ReactNode {
	return attributes.style === 'list' || attributes.ics ? (
		<EventList attributes={ attributes } link={ link } onEdit={ onEdit } />
	) : (
		preview
	);
}
