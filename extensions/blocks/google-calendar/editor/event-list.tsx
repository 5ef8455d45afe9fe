import { errorSentence, useEndpoint } from '#shared/api';
import { EmbedLink } from '#shared/embed-link';
import { PageHtml } from '#shared/ui';
import { Notice, Spinner } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readCalendar } from '../api';
import { messages } from '../messages';

const EVENTS_CLASS = 'wp-block-dovetail-google-calendar__events';

/** The next events as visitors read them, and what the site could not read of them. */
export function EventList( { url }: { url: string } ): ReactNode {
	const hasEvents = url.includes( '/embed?' );
	const { status, data, error, retry } = useEndpoint(
		readCalendar,
		hasEvents ? { query: { url } } : null
	);
	const notes = data
		? [
				problemSentence( data.problem ),
				data.leftOut > 0 ? messages.leftOut( data.leftOut ) : '',
				data.isCut ? messages.isCut() : '',
				data.items.length || data.problem ? '' : messages.noEvents(),
			]
		: [
				hasEvents ? '' : messages.noList(),
				error ? errorSentence( error ) : '',
			];
	const sentences = notes.filter( Boolean );
	return (
		<>
			{ status === 'loading' && (
				<p role="status">
					<Spinner />
					{ messages.reading() }
				</p>
			) }
			{ sentences.length > 0 && (
				<Notice
					status={ data && ! data.problem ? 'info' : 'warning' }
					isDismissible={ false }
					actions={
						data?.problem || error
							? [ { label: messages.retry(), onClick: retry } ]
							: []
					}
				>
					{ sentences.map( ( sentence ) => (
						<p key={ sentence }>{ sentence }</p>
					) ) }
				</Notice>
			) }
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

function problemSentence( problem: string ): string {
	switch ( problem ) {
		case '':
			return '';
		case 'private':
			return messages.isPrivate();
		case 'busy':
			return messages.isBusy();
		default:
			return messages.isUnreachable();
	}
}
