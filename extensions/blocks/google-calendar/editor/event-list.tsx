import type { AttributesOf } from '#shared/attributes';
import { NotReady } from '#shared/not-ready';
import { PageHtml } from '#shared/ui';
import { Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';
import { EventNotes, failureOf, hasEvents, useCalendar } from './event-notes';

const BLOCK_CLASS = 'wp-block-dovetail-google-calendar';
const EVENTS_CLASS = `${ BLOCK_CLASS }__events`;

/** Shows the next events as visitors see them, with notes about what could not be read. */
export function EventList( {
	attributes,
	link,
	onEdit,
}: {
	attributes: AttributesOf< typeof schema >;
	/** The link below the list. */
	link: ReactNode;
	onEdit(): void;
} ): ReactNode {
	const calendar = useCalendar( attributes );
	const { status, data } = calendar;
	const items = data?.items.slice( 0, attributes.itemsToShow ) ?? [];
	const failure = failureOf( calendar, !! attributes.ics );
	// Visitors get no link to a file that may not be a calendar.
	const hasLink = ! attributes.ics || ! failure || items.length > 0;
	return (
		<>
			{ status === 'loading' && (
				<p role="status">
					<Spinner />
					{ messages.reading() }
				</p>
			) }
			{ failure && items.length === 0 && (
				<NotReady>{ failure }</NotReady>
			) }
			{ ! hasEvents( attributes ) && <p>{ messages.noList() }</p> }
			<EventNotes
				calendar={ calendar }
				isFile={ !! attributes.ics }
				onEdit={ onEdit }
			/>
			{ items.length > 0 && (
				<ul className={ EVENTS_CLASS }>
					{ items.map( ( item, index ) => (
						<PageHtml key={ index } as="li" html={ item } />
					) ) }
				</ul>
			) }
			{ hasLink && link }
		</>
	);
}

/** A list of example events, with the same markup as on the page. */
export function ExampleEvents( { link }: { link: ReactNode } ): ReactNode {
	return (
		<>
			<ul className={ EVENTS_CLASS }>
				{ messages.exampleEvents().map( ( [ title, when ] ) => (
					<li key={ title }>
						<p className={ `${ BLOCK_CLASS }__title` }>{ title }</p>
						<p className={ `${ BLOCK_CLASS }__when` }>{ when }</p>
					</li>
				) ) }
			</ul>
			{ link }
		</>
	);
}
