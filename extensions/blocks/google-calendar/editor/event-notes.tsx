import { errorMessage, useEndpoint } from '#shared/api';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readCalendar } from '../api';
import { messages } from '../messages';

type Calendar = ReturnType< typeof useCalendar >;

/** Whether a Google Calendar page has events; appointment pages have none. */
export const hasEvents = ( url: string ): boolean => url.includes( '/embed?' );

/** Returns the next events of the calendars in a URL, as the site reads them. */
export function useCalendar( url: string ) {
	return useEndpoint(
		readCalendar,
		hasEvents( url ) ? { query: { url } } : null
	);
}

/** Explains what is missing from the list of events. */
export function EventNotes( {
	calendar: { data, error, retry },
}: {
	calendar: Calendar;
} ): ReactNode {
	const sentences = [
		...( data
			? [
					problemSentence( data.problem ),
					data.leftOut > 0 ? messages.leftOut( data.leftOut ) : '',
					data.isCut ? messages.isCut() : '',
					data.items.length || data.problem
						? ''
						: messages.noEvents(),
				]
			: [] ),
		error ? errorMessage( error ) : '',
	].filter( Boolean );
	const hasFailed = Boolean( data?.problem || error );
	return (
		sentences.length > 0 && (
			<Notice
				status={ hasFailed ? 'warning' : 'info' }
				isDismissible={ false }
				actions={
					hasFailed
						? [ { label: messages.retry(), onClick: retry } ]
						: []
				}
			>
				{ sentences.map( ( sentence ) => (
					<p key={ sentence }>{ sentence }</p>
				) ) }
			</Notice>
		)
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
