import { INITIAL_STATE_GLOBAL } from '#shared/initial-state';
import { mock, mockError } from '#shared/request';
import {
	act,
	cleanup,
	fireEvent,
	render,
	screen,
	waitFor,
	within,
} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { usePlatform } from '../../../../tests/harness/api';
import { registerPostStore } from '../../../../tests/harness/fake-post-store';
import {
	cancelShare,
	readConnections,
	readShares,
	shareAgain,
	tryAgain,
	type SharingState,
} from '../api';
import { Log } from '../editor/log';

/** The post's field with its connections. */
let field: object[];

registerPostStore( {
	selectors: {
		getCurrentPostAttribute: ( ...[ , name ]: [ unknown?, string? ] ) =>
			( { title: 'Rye &amp; salt', link: 'https://bakery.example/rye' } )[
				String( name )
			],
		getEditedPostAttribute: ( ...[ , name ]: [ unknown?, string? ] ) =>
			name === 'jetpack_publicize_connections' ? field : undefined,
	},
} );

beforeEach( () => {
	field = [ { id: 'mastodon', service_name: 'mastodon' } ];
} );

const FAILED = {
	id: 'mastodon',
	state: 'failed' as const,
	said: 'Mastodon failed.',
	url: '',
};
const PLANNED = {
	id: 'bluesky',
	state: 'planned' as const,
	said: 'Will be shared to Bluesky, 14:00',
	url: '',
};

const stateOf = ( ...shares: SharingState[ 'shares' ] ): SharingState => ( {
	shares,
	networks: [],
} );

const button = ( name: RegExp ) => screen.getByRole( 'button', { name } );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'the sharing log', () => {
	it( 'shows no error of an earlier action after a later one has succeeded', async () => {
		let current = stateOf( FAILED, PLANNED );
		usePlatform( 'paid', [
			mock( readShares ).reply( () => current ),
			mock( tryAgain ).reply( () =>
				mockError( 503, { code: 'busy', message: 'Mastodon is busy.' } )
			),
			mock( cancelShare ).reply( () => ( current = stateOf( FAILED ) ) ),
		] );
		render( <Log post={ 5 } /> );
		const user = userEvent.setup();
		await screen.findByText( /Mastodon failed\./ );
		await user.click( button( /^Try again/ ) );
		const notice = { selector: '.components-notice__content' };
		await screen.findByText( 'Mastodon is busy.', notice );
		await user.click( button( /^Cancel/ ) );
		await waitFor( () =>
			expect( screen.queryByText( PLANNED.said ) ).toBeNull()
		);
		expect( screen.queryByText( 'Mastodon is busy.', notice ) ).toBeNull();
	} );

	it( 'offers to cancel only scheduled shares, and removes a canceled one', async () => {
		let current = stateOf( FAILED, PLANNED );
		const platform = usePlatform( 'paid', [
			mock( readShares ).reply( () => current ),
			mock( cancelShare ).reply( () => ( current = stateOf( FAILED ) ) ),
		] );
		render( <Log post={ 5 } /> );
		const cancel = await screen.findByRole( 'button', {
			name: `Cancel: ${ PLANNED.said }`,
		} );
		expect( screen.getAllByText( 'Cancel' ) ).toEqual( [ cancel ] );
		await userEvent.setup().click( cancel );
		await waitFor( () =>
			expect( screen.queryByText( PLANNED.said ) ).toBeNull()
		);
		expect( platform.requests() ).toContainEqual(
			expect.objectContaining( {
				method: 'POST',
				path: '/dovetail/v1/publicize/5/cancel',
				data: { connection: PLANNED.id },
			} )
		);
	} );

	it.each( [
		[ 'Try again', tryAgain ],
		[ 'Cancel', cancelShare ],
	] )(
		'gets the focus from “%s”, which disappears, unless the author has moved it',
		async ( name, action ) => {
			let current = stateOf( FAILED, PLANNED );
			const platform = usePlatform( 'paid', [
				mock( readShares ).reply( () => current ),
				mock( action ).reply( () => ( current = stateOf() ) ),
			] );
			const { answer } = platform;
			const press = async () => {
				const { container } = render(
					<>
						<textarea aria-label="Content" />
						<Log post={ 5 } />
					</>
				);
				const pressed = await screen.findByRole( 'button', {
					name: new RegExp( `^${ name }` ),
				} );
				await userEvent.click( pressed );
				return { pressed, log: container.querySelector( 'div' ) };
			};
			const { pressed, log } = await press();
			await waitFor( () => expect( pressed ).not.toBeInTheDocument() );
			expect( log ).toHaveFocus();

			cleanup();
			current = stateOf( FAILED, PLANNED );
			let release = () => {};
			platform.answer = async ( request ) => {
				if ( request.method === 'POST' ) {
					await new Promise< void >( ( done ) => ( release = done ) );
				}
				return answer( request );
			};
			const other = await press();
			const content = screen.getByRole( 'textbox' );
			await userEvent.click( content );
			release();
			await waitFor( () =>
				expect( other.pressed ).not.toBeInTheDocument()
			);
			expect( content ).toHaveFocus();
		}
	);

	it( 'is not reset by a status request that was sent before an action finished', async () => {
		jest.useFakeTimers();
		const waiting = { ...FAILED, state: 'waiting' as const };
		let current = stateOf( waiting, PLANNED );
		const platform = usePlatform( 'paid', [
			mock( readShares ).reply( () => current ),
			mock( cancelShare ).reply( () => ( current = stateOf( waiting ) ) ),
		] );
		const pass = ( milliseconds: number ) =>
			act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
		render( <Log post={ 5 } /> );
		await pass( 0 );
		const { answer } = platform;
		let release = () => {};
		platform.answer = async ( request ) => {
			const answered = await answer( request );
			if ( request.method === 'GET' ) {
				await new Promise< void >( ( done ) => ( release = done ) );
			}
			return answered;
		};
		await pass( 5000 );
		const oldRequest = release;
		fireEvent.click( button( /^Cancel/ ) );
		await pass( 0 );
		expect( screen.queryByText( PLANNED.said ) ).toBeNull();
		oldRequest();
		await pass( 0 );
		expect( screen.queryByText( PLANNED.said ) ).toBeNull();
	} );

	it( 'shows in the form to share again what is shared', async () => {
		usePlatform( 'free', [
			mock( readShares ).reply( () => ( {
				shares: [],
				networks: [ { id: 'mastodon', name: 'Mastodon' } ],
			} ) ),
		] );
		render( <Log post={ 7 } /> );
		await userEvent.click(
			await screen.findByRole( 'button', { name: 'Share this post' } )
		);
		expect(
			screen.getByText( /Rye & salt https:\/\/bakery\.example\/rye$/ )
		).toBeVisible();
	} );

	it( 'keeps the focus on “Try again” while it loads, then moves it into the log', async () => {
		let isBroken = true;
		let release = () => {};
		const platform = usePlatform( 'paid', [
			mock( readShares ).reply( () =>
				isBroken
					? mockError( 503, { code: 'busy', message: 'Asleep.' } )
					: stateOf( PLANNED )
			),
		] );
		render( <Log post={ 5 } /> );
		const user = userEvent.setup();
		const retry = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		const { answer } = platform;
		platform.answer = async ( request ) => {
			await new Promise< void >( ( done ) => ( release = done ) );
			return answer( request );
		};
		const notice = { selector: '.components-notice__content' };
		await user.click( retry );
		expect( screen.queryByText( 'Asleep.', notice ) ).toBeNull();
		expect( retry ).toHaveFocus();
		expect( retry ).toHaveAttribute( 'aria-disabled', 'true' );
		release();
		await screen.findByText( 'Asleep.', notice );
		expect( retry ).toHaveFocus();

		isBroken = false;
		await user.click( retry );
		release();
		const entry = await screen.findByText( PLANNED.said, {
			selector: 'li',
		} );
		expect( entry.closest( '[tabindex]' ) ).toHaveFocus();
		expect(
			screen.getByText( PLANNED.said, { selector: '.a11y-speak-region' } )
		).toBeInTheDocument();
	} );

	it( 'leaves the focus where the author moved it while the log was loading again', async () => {
		let isBroken = true;
		let release = () => {};
		const platform = usePlatform( 'paid', [
			mock( readShares ).reply( () =>
				isBroken
					? mockError( 503, { code: 'busy', message: 'Asleep.' } )
					: stateOf( PLANNED )
			),
		] );
		render(
			<>
				<textarea />
				<Log post={ 5 } />
			</>
		);
		const user = userEvent.setup();
		const retry = await screen.findByRole( 'button', {
			name: 'Try again',
		} );
		const { answer } = platform;
		platform.answer = async ( request ) => {
			await new Promise< void >( ( done ) => ( release = done ) );
			return answer( request );
		};
		isBroken = false;
		await user.click( retry );
		const content = screen.getByRole( 'textbox' );
		await user.click( content );
		release();
		await screen.findByText( PLANNED.said, { selector: 'li' } );
		expect( content ).toHaveFocus();
	} );

	it.each( [
		[ 'an administrator', true, 'Connect an account' ],
		[
			'an author',
			false,
			'An administrator of this site can connect accounts.',
		],
	] )(
		'says without an account that none is connected, and what %s can do',
		async ( _, manageOptions, advice ) => {
			Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
				can: { manageOptions },
			} );
			field = [];
			usePlatform( 'paid', [
				mock( readShares ).reply( () => stateOf() ),
				mock( readConnections ).reply( () => [] ),
			] );
			render( <Log post={ 5 } /> );
			await screen.findByText( 'No account is connected yet.' );
			expect( screen.getByText( advice ) ).toBeVisible();
			expect( screen.queryByText( /was not shared/ ) ).toBeNull();
		}
	);

	it( 'is updated after the post was shared in another panel', async () => {
		const networks = [ { id: 'mastodon', name: 'Mastodon' } ];
		const done = {
			id: 'mastodon',
			state: 'done' as const,
			said: 'Shared to Mastodon, 14:03',
			url: '',
		};
		let current: SharingState = { shares: [], networks };
		usePlatform( 'paid', [
			mock( readShares ).reply( () => current ),
			mock( shareAgain ).reply(
				() => ( current = { shares: [ done ], networks } )
			),
		] );
		render(
			<>
				<section aria-label="Sidebar">
					<Log post={ 5 } />
				</section>
				<section aria-label="Published">
					<Log post={ 5 } />
				</section>
			</>
		);
		const user = userEvent.setup();
		const sidebar = within(
			screen.getByRole( 'region', { name: 'Sidebar' } )
		);
		const published = within(
			screen.getByRole( 'region', { name: 'Published' } )
		);
		await sidebar.findByText( /was not shared/ );
		await user.click(
			published.getByRole( 'button', { name: 'Share this post' } )
		);
		await user.click(
			published.getByRole( 'button', { name: 'Share now' } )
		);
		await published.findByText( done.said );
		expect( await sidebar.findByText( done.said ) ).toBeVisible();
		expect( sidebar.queryByText( /was not shared/ ) ).toBeNull();
	} );

	it( 'is loaded again after an action failed, because it may be outdated', async () => {
		const networks = [ { id: 'mastodon', name: 'Mastodon' } ];
		let current: SharingState = { shares: [], networks };
		usePlatform( 'paid', [
			mock( readShares ).reply( () => current ),
			mock( shareAgain ).reply( () =>
				mockError( 400, { code: 'not_shared', message: 'Already.' } )
			),
		] );
		render( <Log post={ 5 } /> );
		const user = userEvent.setup();
		await user.click(
			await screen.findByRole( 'button', { name: 'Share this post' } )
		);
		current = { shares: [ PLANNED ], networks };
		await user.click( screen.getByRole( 'button', { name: 'Share now' } ) );
		expect(
			await screen.findByText( PLANNED.said, { selector: 'li' } )
		).toBeVisible();
		expect(
			screen.getByText( 'Already.', {
				selector: '.components-notice__content',
			} )
		).toBeVisible();
	} );

	it( 'moves the focus from the link to connect an account, which disappears, to “Share this post”', async () => {
		Reflect.set( globalThis, INITIAL_STATE_GLOBAL, {
			adminUrl: 'https://bakery.example/wp-admin/',
			can: { manageOptions: true },
		} );
		jest.useFakeTimers();
		field = [];
		let current = stateOf();
		let accounts: { id: string; service_name: string }[] = [];
		usePlatform( 'paid', [
			mock( readShares ).reply( () => current ),
			mock( readConnections ).reply( () => accounts ),
		] );
		const popup = { closed: false };
		jest.spyOn( window, 'open' ).mockReturnValue( popup as Window );
		render(
			<>
				<Log post={ 5 } />
				<section aria-label="Published">
					<Log post={ 5 } />
				</section>
			</>
		);
		const pass = ( milliseconds: number ) =>
			act( () => jest.advanceTimersByTimeAsync( milliseconds ) );
		await pass( 0 );
		const published = within(
			screen.getByRole( 'region', { name: 'Published' } )
		);
		const link = published.getByRole( 'link', {
			name: /^Connect an account/,
		} );
		link.focus();
		fireEvent.click( link );
		accounts = [ { id: 'mastodon', service_name: 'mastodon' } ];
		current = {
			shares: [],
			networks: [ { id: 'mastodon', name: 'Mastodon' } ],
		};
		popup.closed = true;
		await pass( 1500 );
		expect( link ).not.toBeInTheDocument();
		expect(
			published.getByRole( 'button', { name: 'Share this post' } )
		).toHaveFocus();
	} );

	it( 'says why the post was not shared', async () => {
		const reason = 'Nothing was shared, because this post is private.';
		usePlatform( 'paid', [
			mock( readShares ).reply( () => ( { ...stateOf(), reason } ) ),
		] );
		render( <Log post={ 5 } /> );
		await screen.findByText( reason );
		expect( screen.queryByText( /was not shared/ ) ).toBeNull();
	} );

	it( 'says with an account that the post was not shared', async () => {
		usePlatform( 'paid', [ mock( readShares ).reply( () => stateOf() ) ] );
		render( <Log post={ 5 } /> );
		await screen.findByText(
			'This post was not shared when it was published.'
		);
	} );
} );
