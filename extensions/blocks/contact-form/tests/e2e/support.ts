import { readForm } from '../send-many';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { DEFAULT_SUBJECT } from '../../attributes';
import { KINDS, type Kind } from '../../fields/kinds';
import { serverMessages } from '../../fields/server-data';
import { contentFolder, php, siteUrl } from '#e2e';

/** Selector of the form, on the page and in the editor. */
export const BLOCK = '.wp-block-dovetail-contact-form';

const mailFolder = () => `${ contentFolder() }/caught-mails`;

/** Default texts of fields, as in the editor. */
export const texts = {
	labels: serverMessages.labels,
	implicitConsentMessage: serverMessages.consents.implicit,
	explicitConsentMessage: serverMessages.consents.explicit,
	subject: DEFAULT_SUBJECT,
};

const comment = ( attributes: object ) =>
	JSON.stringify( attributes )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' )
		.replaceAll( '&', '\\u0026' );

/** Returns a form block with inner blocks. */
export const form = ( fields: string, attributes: object = {} ) =>
	`<!-- wp:dovetail/contact-form ${ comment(
		attributes
	) } --><div class="wp-block-dovetail-contact-form">${ fields }</div><!-- /wp:dovetail/contact-form -->`;

/** Returns a field block: `field( 'name', { required: true } )`. */
export const field = ( type: string, attributes: object = {} ) =>
	`<!-- wp:dovetail/field-${ type } ${ comment( attributes ) } /-->`;

/** The submit button. */
export const BUTTON =
	'<!-- wp:dovetail/button {"element":"button","text":"Send it"} /-->';

/** A form with name, email and one question. */
export const SIMPLE = form(
	field( 'name', { required: true, width: 50 } ) +
		field( 'email', { required: true, width: 50 } ) +
		field( 'textarea', { label: 'Your question' } ) +
		BUTTON
);

/** Attributes of the questions in a form with every field type, in page order. */
const QUESTIONS: Partial< Record< Kind, object > > = {
	name: { required: true, width: 50 },
	email: { required: true, width: 50 },
	url: { width: 50 },
	telephone: { width: 50 },
	date: { width: 50 },
	select: {
		label: 'Size',
		options: [ 'Small', 'Fish &amp; Chips' ],
		width: 50,
	},
	radio: {
		label: 'How shall we answer?',
		options: [ 'By email', 'By phone' ],
		required: true,
	},
	'checkbox-multiple': {
		label: 'What is it about?',
		options: [ 'Bread', 'Cheese', 'Something else entirely' ],
		required: true,
	},
	text: { label: 'Order number', placeholder: 'A-1234' },
	textarea: { label: 'Your question' },
	checkbox: { label: 'Call me back' },
	consent: { consentType: 'explicit' },
};

/** A form with one field of every type; new types come last. */
export const EVERYTHING = form(
	Object.entries( {
		...QUESTIONS,
		...Object.fromEntries(
			KINDS.map( ( kind ) => [ kind, QUESTIONS[ kind ] ?? {} ] )
		),
	} )
		.map( ( [ kind, attributes ] ) => field( kind, attributes ) )
		.join( '' ) + BUTTON,
	{
		subject: 'A question about bread',
		to: 'baker@example.org, shop@example.org',
	}
);

type Mail = {
	to: string[];
	subject: string;
	message: string;
	headers: string[];
};

/** Returns the emails that the site has sent, the oldest first. */
export const mails = (): Mail[] =>
	existsSync( mailFolder() )
		? readdirSync( mailFolder() )
				.filter( ( name ) => name.endsWith( '.json' ) )
				.sort()
				.map( ( name ) =>
					JSON.parse(
						readFileSync( `${ mailFolder() }/${ name }`, 'utf8' )
					)
				)
		: [];

/** Returns the URL of a post. */
export const pageOf = ( id: number ) => `${ siteUrl() }/?p=${ id }`;

/** Returns the pretty URL of a post. */
export const address = async ( id: number ) =>
	( await fetch( pageOf( id ) ) ).url;

/** Returns the senders of a post's entries, the oldest first. */
export const entriesOf = ( source: number ): Promise< string[] > =>
	php(
		`return \\Dovetail\\Plugin\\Database::column( "SELECT sender FROM {entries} WHERE source = %d AND state = 'inbox' ORDER BY id", array( $input ) );`,
		source
	);

/**
 * Stores entries: the post of their form, and answers by label. A label that equals a field type also sets the type.
 */
export const storeEntries = (
	entries: [ number, Record< string, string > ][],
	{ held = '', to = [] }: { held?: string; to?: string[] } = {}
): Promise< number[] > =>
	php(
		`$ids = array();
		foreach ( $input['entries'] as list( $source, $values ) ) {
			$answers = array();
			foreach ( $values as $label => $value ) {
				$type      = strtolower( $label );
				$answers[] = array( 'key' => $type, 'type' => \\Dovetail\\Contact_Form\\Fields::has_kind( $type ) ? $type : 'text', 'label' => $label, 'value' => $value );
			}
			$ids[] = \\Dovetail\\Contact_Form\\Entries::add( wp_generate_password( 32, false ), $source, array( 'form' => '', 'subject' => '', 'to' => $input['to'], 'page' => '/', 'answers' => $answers ), $input['held'] );
		}
		return $ids;`,
		{ entries, held, to }
	);

/** Deletes all entries. */
export const deleteEntries = () =>
	php(
		`return \\Dovetail\\Contact_Form\\Entries::delete_all( 'id > %d', array( 0 ) );`
	);

/** Returns the URL of the entries list. */
export const inbox = () =>
	`${ siteUrl() }/wp-admin/admin.php?page=dovetail-entries`;

/** Sends a page's form as the view script does. `client` is the IP address, passed in a proxy header. */
export async function post(
	page: string,
	values: Record< string, string >,
	{
		client,
		more = {},
	}: { client?: string; more?: Record< string, string > } = {}
) {
	const { hidden } = readForm( await ( await fetch( page ) ).text() );
	const body = new FormData();
	hidden.forEach( ( [ name, value ] ) => body.set( name, value ) );
	body.set( 'dovetail_form[script]', '1' );
	body.set( 'dovetail_form[elapsed]', '60000' );
	for ( const [ key, value ] of Object.entries( values ) ) {
		body.set( `dovetail_form[values][${ key }]`, value );
	}
	for ( const [ key, value ] of Object.entries( more ) ) {
		body.set( `dovetail_form[${ key }]`, value );
	}
	const response = await fetch( page, {
		method: 'POST',
		body,
		headers: client ? { 'X-Forwarded-For': client } : {},
	} );
	return {
		status: response.status,
		answer: ( await response.json() ) as Record< string, string >,
	};
}
