import type { AttributesOf } from '#shared/attributes';
import { useIsPreview } from '#shared/ui';
import type { ReactNode } from 'react';
import type { attributes as schema } from './attributes';
import { EventList, ExampleEvents } from './editor/event-list';
import { EXAMPLE_URL } from './example';

export { parse } from './editor/parse';
export { Settings } from './editor/settings';
export { messages } from './messages';

/**
 * Shows the calendar, or the list of its events. Previews may not send requests: that of the inserter lists example
 * events, and that of a saved post, such as a revision, shows only the link.
 */
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
	if ( isPreview ) {
		return attributes.url === EXAMPLE_URL ? (
			<ExampleEvents link={ link } />
		) : (
			link
		);
	}
	return (
		<EventList attributes={ attributes } link={ link } onEdit={ onEdit } />
	);
}
