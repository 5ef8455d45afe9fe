import { isEmail, withoutInvisible } from '#shared/validation';

/** Maximum number of recipients; same as `Schema::MAX_RECIPIENTS` in PHP. */
export const MAX_RECIPIENTS = 10;

/** Maximum length of the automatic reply in characters; same as `Schema::MAX_REPLY_LENGTH` in PHP. */
export const MAX_REPLY_LENGTH = 5000;

/** Splits a comma-separated list. Removes surrounding spaces and invisible characters. */
export function readRecipients( text: string ): string[] {
	return withoutInvisible( text )
		.split( ',' )
		.map( ( entry ) => entry.trim() )
		.filter( ( entry ) => entry !== '' );
}

/** Returns the entries that are not valid email addresses. */
export function wrongRecipients( text: string ): string[] {
	return readRecipients( text ).filter( ( entry ) => ! isEmail( entry ) );
}

/** Returns the addresses that receive the messages of a form; none means the default recipient. */
export function validRecipients( text: string ): string[] {
	return readRecipients( text ).filter( isEmail ).slice( 0, MAX_RECIPIENTS );
}

/** Formats the recipients when the field loses focus, and keeps invalid input. */
export function tidyRecipients( text: string ): string {
	return readRecipients( text ).join( ', ' );
}

/** Changes to the list of options. `at` is the row's index. */
export type OptionsEvent =
	| { type: 'written'; at: number; text: string }
	/** The author pressed Enter: the text after the cursor moves to a new option. */
	| { type: 'split'; at: number; before: string; after: string }
	/** The author clicked the button below the options. */
	| { type: 'added' }
	| { type: 'removed'; at: number }
	/** The author pasted text, which replaces the characters from `start` to `end`. */
	| {
			type: 'pasted';
			at: number;
			start: number;
			end: number;
			text: string;
	  };

/** The options, and the cursor position as row and character index. A null position leaves the cursor where it is. */
export type EditedOptions = {
	options: string[];
	focus: { row: number; at: number } | null;
};

/** Applies a change to the options. Pasted lines become one option each. */
export function editOptions(
	options: readonly string[],
	event: OptionsEvent
): EditedOptions {
	switch ( event.type ) {
		case 'written':
			return {
				options: options.with( event.at, event.text ),
				focus: null,
			};
		case 'split':
			return {
				options: options.toSpliced(
					event.at,
					1,
					event.before,
					event.after
				),
				focus: { row: event.at + 1, at: 0 },
			};
		case 'added':
			return {
				options: [ ...options, '' ],
				focus: { row: options.length, at: 0 },
			};
		case 'removed': {
			const left = options.toSpliced( event.at, 1 );
			const row = Math.max( 0, event.at - 1 );
			return {
				options: left,
				focus: left.length
					? { row, at: left[ row ]?.length ?? 0 }
					: null,
			};
		}
		case 'pasted':
			return paste( options, event );
	}
}

function paste(
	options: readonly string[],
	{ at, start, end, text }: Extract< OptionsEvent, { type: 'pasted' } >
): EditedOptions {
	const row = options[ at ] ?? '';
	const [ first = '', ...rest ] = linesOf( text );
	const whole = [ row.slice( 0, start ) + first, ...rest ];
	const last = whole.length - 1;
	const cursor = whole[ last ]?.length ?? 0;
	return {
		options: options.toSpliced(
			at,
			1,
			...whole.with( last, ( whole[ last ] ?? '' ) + row.slice( end ) )
		),
		focus: { row: at + last, at: cursor },
	};
}

/** Splits pasted text into lines, without bullets, numbers and empty lines. */
export function linesOf( text: string ): string[] {
	const lines = text
		.split( /\r\n|[\r\n\u2028\u2029]/ )
		.map( ( line ) =>
			line.trim().replace( /^(?:[-*+•‣◦–]|\d{1,3}[.)])\s+/u, '' )
		)
		.filter( ( line ) => line !== '' );
	return lines;
}

/**
 * Turns typed text into a CSS ID that needs no escaping: letters, digits, hyphens and underscores, with a letter first.
 */
export function cssId( typed: string ): string {
	return typed
		.replace( /\s+/g, '-' )
		.replace( /[^\w-]/g, '' )
		.replace( /^[^a-z]+/i, '' );
}
