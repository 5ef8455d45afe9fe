/** Result of sending one message. */
export type Sent = { status: number; accepted: boolean; milliseconds: number };

type Options = {
	/** URL of a page with a form. If the page has several forms, the first form is used. */
	page: string;
	messages: number;
	/** Number of concurrent requests. */
	clients: number;
	/** Text added to every message, to find the messages later. */
	mark: string;
};

/**
 * Sends a form many times concurrently, as the view script does. Every message is valid and has its own key. The site
 * must allow that many messages from one IP address (`dovetail_blocks_form_rate`; the playground does).
 */
export async function sendMany( {
	page,
	messages,
	clients,
	mark,
}: Options ): Promise< Sent[] > {
	const form = readForm( await ( await fetch( page ) ).text() );
	const sent: Sent[] = [];
	let next = 0;
	async function client(): Promise< void > {
		while ( next < messages ) {
			sent.push( await send( page, form, mark, next++ ) );
		}
	}
	await Promise.all( Array.from( { length: clients }, client ) );
	return sent;
}

/** The first form of a page: its hidden values, and the fields that accept text. */
export type Form = {
	hidden: [ string, string ][];
	fields: Map< string, string >;
};

/** Parses the first form in a page's HTML. Throws if there is none. */
export function readForm( html: string ): Form {
	const [ , inside ] =
		/<form class="wp-block-dovetail-contact-form__form"[^>]*>(.*?)<\/form>/s.exec(
			html
		) ?? [];
	if ( inside === undefined ) {
		throw new Error( 'There is no contact form on this page.' );
	}
	const hidden = [
		...inside.matchAll(
			/<input type="hidden" name="([^"]+)" value="([^"]*)">/g
		),
	].map( ( [ , name = '', value = '' ] ): [ string, string ] => [
		name,
		value,
	] );
	const fields = new Map(
		[ ...inside.matchAll( /data-field="([^"]+)"/g ) ].map(
			( [ , key = '' ] ) => [ key, key.replace( /-\d+$/, '' ) ]
		)
	);
	return { hidden, fields };
}

const ANSWERS: Record< string, ( mark: string, index: number ) => string > = {
	name: ( mark, index ) => `${ mark } ${ index }`,
	email: ( mark, index ) => `${ mark }-${ index }@example.com`,
	url: () => 'https://example.com',
	telephone: () => '+1 555 010 9999',
	date: () => '2026-11-30',
	text: ( mark, index ) => `${ mark } ${ index }`,
	textarea: ( mark, index ) => `Message ${ index } of ${ mark }.`,
	checkbox: () => '1',
	consent: () => '1',
};

async function send(
	page: string,
	{ hidden, fields }: Form,
	mark: string,
	index: number
): Promise< Sent > {
	const body = new FormData();
	hidden.forEach( ( [ name, value ] ) => body.set( name, value ) );
	fields.forEach( ( type, key ) => {
		const answer = ANSWERS[ type ];
		if ( answer ) {
			body.set(
				`dovetail_form[values][${ key }]`,
				answer( mark, index )
			);
		}
	} );
	body.set( 'dovetail_form[script]', '1' );
	body.set( 'dovetail_form[elapsed]', '60000' );
	body.set( 'dovetail_form[key]', crypto.randomUUID() );
	const started = performance.now();
	const response = await fetch( page, { method: 'POST', body } );
	const answer = await response.text();
	return {
		status: response.status,
		accepted: response.ok && answer.includes( '"html"' ),
		milliseconds: performance.now() - started,
	};
}
