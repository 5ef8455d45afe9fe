import { errorMessage, useEndpoint } from '#shared/api';
import type { AttributesOf } from '#shared/attributes';
import { Notice } from '@wordpress/components';
import type { ReactNode } from 'react';
import { readCalendar } from '../api';
import type { attributes as schema } from '../attributes';
import { messages } from '../messages';

type Attributes = AttributesOf< typeof schema >;
type Calendar = ReturnType< typeof useCalendar >;

/** Whether the block shows a calendar with events. Google's appointment pages have none. */
export const hasEvents = ( { url, ics }: Attributes ): boolean =>
	ics !== '' || url.includes( '/embed?' );

/** Loads the next events of the block's calendars. */
export function useCalendar( attributes: Attributes ) {
	const { url, ics, isGrouped } = attributes;
	return useEndpoint(
		readCalendar,
		hasEvents( attributes ) ? { query: { url, ics, isGrouped } } : null
	);
}

/** Returns the error message of a calendar that could not be read; empty if it was read. */
export const failureOf = (
	{ data, error }: Calendar,
	isFile: boolean
): string =>
	error
		? errorMessage( error )
		: problemSentence( data?.problem ?? '', isFile );

/** Explains what is missing from the list of events. */
export function EventNotes( {
	calendar,
	isFile = false,
	onEdit,
}: {
	calendar: Calendar;
	/** Whether the calendar is an iCalendar file rather than a Google calendar. */
	isFile?: boolean;
	/** Opens the form to edit the URL. */
	onEdit(): void;
} ): ReactNode {
	const { data, retry } = calendar;
	const failure = failureOf( calendar, isFile );
	const sentences = [
		failure,
		...( data
			? [
					data.leftOut > 0 ? messages.leftOut( data.leftOut ) : '',
					data.isCut ? messages.isCut() : '',
					data.items.length || data.problem
						? ''
						: messages.noEvents(),
				]
			: [] ),
	].filter( Boolean );
	const actions = [
		{ label: messages.retry(), onClick: retry },
		{ label: messages.edit(), onClick: onEdit },
	];
	return (
		sentences.length > 0 && (
			<Notice
				status={ failure ? 'warning' : 'info' }
				isDismissible={ false }
				actions={ failure ? actions : [] }
			>
				{ sentences.map( ( sentence ) => (
					<p key={ sentence }>{ sentence }</p>
				) ) }
			</Notice>
		)
	);
}

function problemSentence( problem: string, isFile: boolean ): string {
	switch ( problem ) {
		case '':
			return '';
		case 'private':
			return messages.isPrivate();
		case 'busy':
			return messages.isBusy();
		case 'refused':
			return messages.isRefused();
		case 'port':
			return messages.isBlockedPort();
		case 'not-calendar':
			return messages.isNoCalendar();
		case 'too-large':
			return messages.isTooLarge();
		default:
			return isFile ? messages.isSilent() : messages.isUnreachable();
	}
}
