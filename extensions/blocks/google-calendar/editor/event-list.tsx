import { EmbedLink } from '#shared/embed/save';
import { PageHtml } from '#shared/ui';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { messages } from '../messages';
import { EventNotes, hasEvents, useCalendar } from './event-notes';

const EVENTS_CLASS = 'wp-block-dovetail-google-calendar__events';

/** The next events as visitors see them, with notes about what could not be read. */
export function EventList( { url }: { url: string } ): ReactNode {
	const calendar = useCalendar( url );
	const { status, data } = calendar;
	return (
		<>
			{ status === 'loading' && (
				<p role="status">
					<Spinner />
					{ messages.reading() }
				</p>
			) }
			{ ! hasEvents( url ) && <p>{ messages.noList() }</p> }
			<EventNotes calendar={ calendar } />
			{ data && data.items.length > 0 && (
				<ul className={ EVENTS_CLASS }>
					{ data.items.map( ( item, index ) => (
						<PageHtml key={ index } as="li" html={ item } />
					) ) }
				</ul>
			) }
			<EmbedLink
				address={ url }
				onClick={ ( event ) => event.preventDefault() }
			/>
		</>
	);
}
