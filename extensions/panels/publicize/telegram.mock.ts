/** Mocks the parts of Telegram's Bot API that the site uses (`/services/telegram/bot…/…`). */
import {
	mockPage,
	type Mock,
	type Page,
	type PageRequest,
} from '#shared/request';

const answer = ( result: unknown ): Page => ( {
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( { ok: true, result } ),
} );

const problem = ( status: number, description: string ): Page => ( {
	status,
	headers: { 'Content-Type': 'application/json' },
	body: JSON.stringify( { ok: false, error_code: status, description } ),
} );

const CHANNEL = { id: -1001234567890, title: 'Harbour Bakery' };

/**
 * Mocks a bot's API call. Bot IDs that start with 1 have an invalid token, and chats that start with `@nobody` do not
 * exist.
 */
const call = (
	name: string,
	reply: ( data: Record< string, unknown >, request: PageRequest ) => Page
): Mock =>
	mockPage( {
		method: 'POST',
		path: `/{bot}/${ name }` as string,
		service: 'telegram',
	} ).reply( ( request ) => {
		const data = ( request.data ?? {} ) as Record< string, unknown >;
		if ( request.params.bot?.startsWith( 'bot99999' ) ) {
			return problem( 401, 'Unauthorized' );
		}
		return String( data.chat_id ?? '' ).startsWith( '@nobody' )
			? problem( 400, 'Bad Request: chat not found' )
			: reply( data, request );
	} );

const message = ( { nextId }: PageRequest ) => ( {
	message_id: nextId( 'telegram' ),
	chat: { ...CHANNEL, username: 'harbourbakery' },
} );

export const telegramMocks: readonly Mock[] = [
	call( 'getMe', () => answer( { id: 1, username: 'bakery_bot' } ) ),
	call( 'getChat', () => answer( CHANNEL ) ),
	call( 'sendMessage', ( _, request ) => answer( message( request ) ) ),
	call( 'sendPhoto', ( _, request ) => answer( message( request ) ) ),
	call( 'sendMediaGroup', ( { media }, request ) =>
		answer( ( media as unknown[] ).map( () => message( request ) ) )
	),
];
