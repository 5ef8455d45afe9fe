/**
 * Mocks the Mailchimp API calls that a site sends (`/services/mailchimp/3.0/…`), following Mailchimp's public
 * documentation.
 */
import {
	mockPage,
	type Mock,
	type MockSurroundings,
	type Page,
	type PageRequest,
} from '#shared/request';

type Member = {
	email: string;
	status: string;
	interests: readonly string[];
	[ wish: string ]: unknown;
};

/** Local parts of email addresses that trigger special results. Invalid addresses are recognized by their domain. */
export const SPECIAL = {
	pending: 'pending@',
	full: 'full@',
	forgotten: 'forgotten@',
	gone: 'gone@',
	invalid: '.invalid',
} as const;

type Group = { id: string; name: string };

type Audience = Group & {
	categories: { id: string; title: string; interests: Group[] }[];
};

const group = ( id: string, name: string ): Group => ( { id, name } );

/** A bakery's audiences. */
export const AUDIENCES: readonly [ Audience, Audience ] = [
	{
		id: 'a1b2c3d4e5',
		name: 'Harbour Bakery',
		categories: [
			{
				id: 'c1',
				title: 'What you like',
				interests: [
					group( 'a1', 'Bread' ),
					group( 'a2', 'Cakes & tarts' ),
				],
			},
			{
				id: 'c2',
				title: 'What you do',
				interests: [ group( 'b1', 'Courses' ) ],
			},
		],
	},
	{
		id: 'f6a7b8c9d0',
		name: 'Friends of the house',
		categories: [],
	},
];

/** Returns the URL of Mailchimp's own form for an audience. */
export const signUpForm = ( { id }: Audience ): string =>
	`https://eepurl.com/${ id }`;

/** Returns the mocked account: its members, and whether the platform is connected to it. */
export const accountOf = ( { scenario, state }: MockSurroundings ) =>
	state( 'mailchimp', {
		isConnected: scenario.isConnected,
		members: [] as Member[],
	} );

const answer = ( data: unknown, status = 200 ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json; charset=utf-8' },
	body: data === null ? '' : JSON.stringify( data ),
} );

const problem = ( status: number, title: string, detail: string ): Page =>
	answer(
		{ type: 'https://mailchimp.com/…', title, status, detail },
		status
	);

/** Whether the API key is valid. The mock treats keys that start with “revoked” as revoked. */
const isKnown = ( { authorization }: PageRequest ): boolean => {
	const [ , key = '' ] = Buffer.from(
		authorization.replace( /^Basic /, '' ),
		'base64'
	)
		.toString()
		.split( ':' );
	return /^(?!revoked)\w{10,}-us21$/.test( key );
};

type Told = { audience: Audience; request: PageRequest };

/** Mocks a call to Mailchimp's API 3.0. Rejects calls without a valid key, and calls for unknown audiences. */
const call = (
	method: 'GET' | 'POST' | 'PUT',
	path: string,
	reply: ( told: Told ) => Page
): Mock =>
	mockPage( {
		method,
		path: `/3.0${ path }` as string,
		service: 'mailchimp',
	} ).reply( ( request ) => {
		const { list } = request.params;
		const audience = list
			? AUDIENCES.find( ( { id } ) => id === list )
			: AUDIENCES[ 0 ];
		if ( ! isKnown( request ) ) {
			return problem(
				401,
				'API Key Invalid',
				"Your API key may be invalid, or you've attempted to access the wrong datacenter."
			);
		}
		return audience
			? reply( { audience, request } )
			: problem(
					404,
					'Resource Not Found',
					'The requested resource could not be found.'
				);
	} );

/** Adds or updates a member. An existing member's status changes only if the request contains one. */
function put( { audience, request }: Told ): Page {
	const sent = request.data as Record< string, unknown >;
	const { members } = accountOf( request );
	const { hash } = request.params;
	const there = members.find( ( member ) => member.hash === hash );
	const email = String( sent.email_address ?? there?.email ?? '' );
	if ( email.endsWith( SPECIAL.invalid ) ) {
		return problem(
			400,
			'Invalid Resource',
			`${ email } looks fake or invalid, please enter a real email address.`
		);
	}
	if ( email.startsWith( SPECIAL.forgotten ) ) {
		return problem(
			400,
			'Forgotten Email Not Subscribed',
			`${ email } was permanently deleted and cannot be re-imported. The contact must re-subscribe to get back on the list.`
		);
	}
	const member = there ?? {
		email,
		hash,
		list: audience.id,
		// A member who unsubscribed before.
		status: email.startsWith( SPECIAL.gone )
			? 'unsubscribed'
			: String( sent.status_if_new ),
		interests: [],
	};
	if ( ! there ) {
		members.push( member );
	}
	Object.assign( member, {
		...( sent.status ? { status: sent.status } : {} ),
		...( sent.interests
			? { interests: Object.keys( sent.interests as object ) }
			: {} ),
		...( sent.merge_fields ? { merge: sent.merge_fields } : {} ),
	} );
	return answer( { id: hash, email_address: email, status: member.status } );
}

export const serviceMocks: readonly Mock[] = [
	call( 'GET', '/', () => answer( { account_name: 'Harbour Bakery' } ) ),
	call( 'GET', '/lists', () =>
		answer( {
			lists: AUDIENCES.map( ( audience ) => ( {
				id: audience.id,
				name: audience.name,
				subscribe_url_short: signUpForm( audience ),
			} ) ),
		} )
	),
	call( 'GET', '/lists/{list}/interest-categories', ( { audience } ) =>
		answer( {
			categories: audience.categories.map( ( { id, title } ) => ( {
				id,
				title,
			} ) ),
		} )
	),
	call(
		'GET',
		'/lists/{list}/interest-categories/{hash}/interests',
		( { audience, request } ) =>
			answer( {
				interests:
					audience.categories.find(
						( { id } ) => id === request.params.hash
					)?.interests ?? [],
			} )
	),
	call( 'PUT', '/lists/{list}/members/{hash}', put ),
	call( 'POST', '/lists/{list}/members/{hash}/tags', ( { request } ) => {
		const { tags } = request.data as { tags: { name: string }[] };
		const member = accountOf( request ).members.find(
			( { hash } ) => hash === request.params.hash
		);
		if ( member ) {
			member.tags = tags.map( ( { name } ) => name );
		}
		return answer( null, 204 );
	} ),
];
