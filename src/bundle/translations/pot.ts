import { po, type GettextEntry, type GettextFile } from 'gettext-parser';
import { messageKey, TEXT_DOMAIN, type Message } from './message';

const NOTICE = `Sentences of Dovetail Blocks, for translators.
This file is distributed under the license of the plugin, GPL-2.0-or-later.`;

/** Returns the template for translators. It contains no date, so identical strings produce an identical file. */
export function potFile(
	messages: readonly Message[],
	version: string
): string {
	const translations: GettextFile[ 'translations' ] = {
		'': {
			'': {
				msgid: '',
				msgstr: [ '' ],
				comments: { translator: NOTICE },
			},
		},
	};
	for ( const message of messages ) {
		( translations[ message.context ] ??= {} )[ message.id ] =
			entryOf( message );
	}
	const order = new Map(
		messages.map( ( message, index ) => [ messageKey( message ), index ] )
	);
	const placeOf = ( { msgid: id, msgctxt: context = '' }: GettextEntry ) =>
		order.get( messageKey( { id, context } ) ) ?? 0;
	const file = po.compile(
		{
			charset: 'utf-8',
			headers: {
				'Project-Id-Version': `Dovetail Blocks ${ version }`,
				'MIME-Version': '1.0',
				'Content-Type': 'text/plain; charset=utf-8',
				'Content-Transfer-Encoding': '8bit',
				'X-Domain': TEXT_DOMAIN,
			},
			translations,
		},
		{ foldLength: 0, sort: ( a, b ) => placeOf( a ) - placeOf( b ) }
	);
	return Buffer.from( file ).toString( 'utf8' );
}

function entryOf( { id, context, plural, ...about }: Message ): GettextEntry {
	return {
		msgid: id,
		...( context ? { msgctxt: context } : {} ),
		...( plural ? { msgid_plural: plural } : {} ),
		msgstr: plural ? [ '', '' ] : [ '' ],
		comments: {
			reference: about.references.join( '\n' ),
			extracted: about.comments.join( '\n' ),
		},
	};
}

/** Parses a template file into messages. */
export function readPot( file: string ): Message[] {
	return Object.values( po.parse( file ).translations )
		.flatMap( ( inContext ) => Object.values( inContext ) )
		.filter( ( { msgid } ) => msgid !== '' )
		.map( ( entry ) => ( {
			id: entry.msgid,
			context: entry.msgctxt ?? '',
			plural: entry.msgid_plural ?? '',
			comments: linesOf( entry.comments?.extracted ),
			references: linesOf( entry.comments?.reference ),
		} ) );
}

const linesOf = ( text = '' ): string[] => text.split( '\n' ).filter( Boolean );
