import type { AttributesOf } from '#shared/attributes';
import { useIsPreview } from '#shared/ui';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { EventList, ExampleEvents } from './editor/event-list';

export { parse } from './editor/parse';
export { Settings } from './editor/settings';
export { messages } from './messages';

/** Shows the calendar, or the list of its events. Previews may not send requests, so they list example events. */
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
	const isPreview = useIsPreview();
	if ( attributes.style !== 'list' && ! attributes.ics ) {
		return preview;
	}
	return isPreview ? (
		<ExampleEvents link={ link } />
	) : (
		<EventList attributes={ attributes } link={ link } onEdit={ onEdit } />
	);
}
