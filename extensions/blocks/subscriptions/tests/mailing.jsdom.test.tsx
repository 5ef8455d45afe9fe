import { mock, mockError } from '#shared/request';
import { act, render, screen } from '@testing-library/react';
import { createReduxStore, register } from '@wordpress/data';
import { getSettings, setSettings } from '@wordpress/date';
import type { ReactNode } from 'react';
import { usePlatform } from '../../../../tests/harness/api';
import { readMailing, sendTest } from '../api';
import { Panel } from '../editor/mailing/status';
import { POLL_MS, useMailing } from '../editor/mailing/use-mailing';

const ANSWER = {
	state: 'running',
	subscribers: 3,
	sent: 0,
	left: 3,
	failed: 0,
	since: 1796041440,
	usual: true,
	days: 2,
	email: 'ann@example.com',
	screen: '',
} as const;

const DOWN = mockError( 500, {
	code: 'db_down',
	message: 'The database is down.',
} );

/** The author's choice about emails. */
let choice = '';

let title = '';

let visibility = 'public';

/** Whether the panel that asks before sending is open. */
let isAsking = false;

let postType = 'post';
let postId = 7;
let content = '';
/** Number of times that the panel has read the content of the post. */
let contentReads = 0;

/** The part of WordPress's editor store that the panel reads: a public draft. */
const editor = createReduxStore( 'core/editor', {
	reducer: () => ( {} ),
	actions: {},
	selectors: {
		getCurrentPostId: () => postId,
		getCurrentPostType: () => postType,
		getEditedPostContent: () => {
			contentReads++;
			return content;
		},
		isCurrentPostPublished: () => false,
		getEditedPostVisibility: () => visibility,
		isPublishSidebarOpened: () => isAsking,
		isEditedPostDateFloating: () => true,
		getEditedPostAttribute: ( _: unknown, name: string ) =>
			( { meta: { _dovetail_blocks_mails: choice }, title } )[ name ],
	},
} );

register( editor );

let asked = 0;

function Words(): ReactNode {
	const { data, error } = useMailing( 7 );
	return <p>{ error ? 'failed' : `${ data?.state } ${ data?.sent }` }</p>;
}

const hide = ( isHidden: boolean ) => {
	jest.spyOn( document, 'hidden', 'get' ).mockReturnValue( isHidden );
	document.dispatchEvent( new Event( 'visibilitychange' ) );
};
const pass = ( milliseconds: number ) =>
	act( () => jest.advanceTimersByTimeAsync( milliseconds ) );

/** Opens the panel. The third response says that the mailing is finished. */
async function open(): Promise< void > {
	usePlatform( 'paid', [
		mock( readMailing ).reply( () => {
			asked++;
			return asked < 3
				? { ...ANSWER, sent: asked, left: 3 - asked }
				: { ...ANSWER, state: 'done' as const, sent: 3, left: 0 };
		} ),
	] );
	render( <Words /> );
	await pass( 50 );
}

beforeEach( () => {
	asked = 0;
	choice = '';
	postType = 'post';
	postId = 7;
	content = '';
	contentReads = 0;
	title = 'New hours';
	visibility = 'public';
	isAsking = false;
	jest.useFakeTimers();
} );

afterEach( () => {
	jest.useRealTimers();
	jest.restoreAllMocks();
} );

describe( 'the progress panel for emails about a post', () => {
	it( 'polls and shows the progress while emails are sent, and announces when sending has ended', async () => {
		await open();
		expect( screen.getByText( 'running 1' ) ).toBeVisible();
		await pass( POLL_MS - 100 );
		expect( asked ).toBe( 1 );
		await act( async () => jest.advanceTimersByTime( 200 ) );
		expect( screen.getByText( /^running [12]$/ ) ).toBeVisible();
		await pass( 50 );
		expect( screen.getByText( 'running 2' ) ).toBeVisible();
		await pass( POLL_MS + 50 );
		expect( screen.getByText( 'done 3' ) ).toBeVisible();
		expect(
			document.querySelector( '#a11y-speak-polite' )
		).toHaveTextContent( 'Sent to 3 subscribers.' );
		await pass( 5 * POLL_MS );
		expect( asked ).toBe( 3 );
	} );

	it( 'shows an error with a retry if the first request fails', async () => {
		let isDown = true;
		usePlatform( 'paid', [
			mock( readMailing ).reply( () =>
				isDown ? DOWN : { ...ANSWER, state: 'open' as const }
			),
		] );
		render( <Panel /> );
		await pass( 50 );
		expect( screen.getByRole( 'alert' ) ).toHaveTextContent(
			'The database is down.'
		);
		const again = screen.getByRole( 'button', { name: 'Try again' } );
		for ( const next of [ true, false ] ) {
			isDown = next;
			act( () => {
				again.focus();
				again.click();
			} );
			expect( again ).toHaveFocus();
			expect( again ).toHaveAttribute( 'aria-disabled', 'true' );
			await pass( 50 );
		}
		expect( screen.queryByRole( 'alert' ) ).toBeNull();
		const words = screen.getByText( 'Will be sent to 3 subscribers' );
		expect( words ).toBeVisible();
		expect( words.closest( '[tabindex]' ) ).toHaveFocus();
	} );

	it( 'keeps the progress and keeps polling if a later request fails', async () => {
		usePlatform( 'paid', [
			mock( readMailing ).reply( () => {
				asked++;
				return asked === 2 ? DOWN : { ...ANSWER, sent: asked };
			} ),
		] );
		render( <Panel /> );
		await pass( 50 );
		await pass( POLL_MS + 50 );
		expect( asked ).toBe( 2 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Sending to subscribers: 1 sent, 3 left.'
		);
		await pass( POLL_MS + 50 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			'Sending to subscribers: 3 sent, 3 left.'
		);
	} );

	it( 'says so if nobody has confirmed a subscription', async () => {
		usePlatform( 'paid', [
			mock( readMailing ).reply( () => ( {
				...ANSWER,
				state: 'open' as const,
				subscribers: 0,
			} ) ),
		] );
		render( <Panel /> );
		await pass( 50 );
		expect(
			screen.getByText( 'No confirmed subscribers yet.' )
		).toHaveAttribute( 'role', 'status' );
	} );

	it.each( [
		[ '', 'This post was not emailed to subscribers.' ],
		[
			'skip',
			'This post was not emailed to subscribers. Its author turned the email off before publishing.',
		],
	] )(
		'says that the author turned the email off only if the choice is “%s”',
		async ( chosen, sentence ) => {
			choice = chosen;
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( {
					...ANSWER,
					state: 'left-out' as const,
				} ) ),
			] );
			render( <Panel /> );
			await pass( 50 );
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				new RegExp( `^${ sentence }$` )
			);
		}
	);

	it.each( [
		[ 0, /^Not sent to subscribers yet, because scheduled events/ ],
		[ 2, /^Not sent to all subscribers yet, because scheduled events/ ],
	] )(
		'says whether some subscribers already got a late post (%d)',
		async ( sent, sentence ) => {
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( {
					...ANSWER,
					state: 'late' as const,
					sent,
				} ) ),
			] );
			render( <Panel /> );
			await pass( 50 );
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				sentence
			);
		}
	);

	it.each( [
		[ 'dovetail_mail', '<p></p><p></p>', 'The email is empty.', 1 ],
		[ 'dovetail_mail', '<p>Six</p>', /^Will be sent to 3 subscribers/, 0 ],
		[ 'post', '', /^Will be sent to 3 subscribers/, 0 ],
	] )(
		'warns that an email without a post is empty (%s: %s)',
		async ( type, words, sentence, warnings ) => {
			postType = type;
			content = words;
			isAsking = true;
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( {
					...ANSWER,
					state: 'open' as const,
				} ) ),
			] );
			render( <Panel /> );
			await pass( 50 );
			const [ status ] = screen.getAllByRole( 'status' );
			expect( status ).toHaveTextContent( sentence );
			expect(
				status?.querySelectorAll( '.components-notice.is-warning' )
			).toHaveLength( warnings );
		}
	);

	it.each( [
		[
			'post',
			1,
			[
				'Sent to 2 subscribers.',
				'Only people who subscribed by November 30, 2026',
				'1 email failed.',
			],
		],
		[
			'dovetail_mail',
			0,
			[
				'Sent to 2 subscribers.',
				'Only people who subscribed by November 30, 2026',
			],
		],
	] )(
		'says to how many subscribers a %s was sent, who is included, and how many emails failed (%d)',
		async ( type, failed, sentences ) => {
			postType = type;
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( {
					...ANSWER,
					state: 'done' as const,
					sent: 2,
					left: 0,
					failed,
					screen: 'https://example.com/mailing',
				} ) ),
			] );
			const { container } = render( <Panel /> );
			await pass( 50 );
			for ( const sentence of sentences ) {
				expect( container ).toHaveTextContent( sentence );
			}
			expect( /failed/.test( container.textContent ?? '' ) ).toBe(
				failed > 0
			);
			expect(
				screen.getByRole( 'link', { name: /^View progress/ } )
			).toHaveAttribute( 'href', 'https://example.com/mailing' );
		}
	);

	it.each( [ true, false ] )(
		'warns that an email has no subject only when the author sends it: %s',
		async ( isSending ) => {
			postType = 'dovetail_mail';
			title = '';
			isAsking = isSending;
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( {
					...ANSWER,
					state: 'open' as const,
				} ) ),
			] );
			const { container } = render( <Panel /> );
			await pass( 50 );
			expect( container ).toHaveTextContent(
				'The email has no subject.'
			);
			expect( !! container.querySelector( '.is-warning' ) ).toBe(
				isSending
			);
		}
	);

	it( 'shows a date in the format and the time zone of the site', async () => {
		const settings = getSettings();
		setSettings( {
			...settings,
			formats: { ...settings.formats, date: 'd.m.Y', time: 'H:i' },
			timezone: { ...settings.timezone, string: 'Asia/Tokyo' },
		} );
		usePlatform( 'paid', [ mock( readMailing ).reply( () => ANSWER ) ] );
		const { container } = render( <Panel /> );
		await pass( 50 );
		setSettings( settings );
		expect( container ).toHaveTextContent(
			'Only people who subscribed by 30.11.2026 21:24 are included.'
		);
	} );

	it.each( [
		[ 'dovetail_mail', ' ', 'The email has no subject.' ],
		[ 'dovetail_mail', '\u00a0', 'The email has no subject.' ],
		[ 'dovetail_mail', '&nbsp;', 'The email has no subject.' ],
		[ 'dovetail_mail', '<b></b>', 'The email has no subject.' ],
		[ 'dovetail_mail', '<3', /^Will be sent to 3 subscribers/ ],
		[ 'post', ' ', /^Will be sent to 3 subscribers/ ],
	] )(
		'says that an email without a post has no subject (%s: “%s”)',
		async ( type, subject, sentence ) => {
			postType = type;
			content = '<p>Six</p>';
			title = subject;
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( {
					...ANSWER,
					state: 'open' as const,
				} ) ),
			] );
			render( <Panel /> );
			await pass( 50 );
			expect( screen.getByRole( 'status' ) ).toHaveTextContent(
				sentence
			);
		}
	);

	it.each( [
		[ 'dovetail_mail', 'open', true ],
		[ 'dovetail_mail', 'running', false ],
		[ 'post', 'open', false ],
	] as const )(
		'reads the content only of an email without a post that is not sent yet (%s, %s)',
		async ( type, state, isRead ) => {
			postType = type;
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( { ...ANSWER, state } ) ),
			] );
			render( <Panel /> );
			await pass( 50 );
			expect( contentReads > 0 ).toBe( isRead );
		}
	);

	it( 'names the visibility as the editor does if a private email is not sent', async () => {
		postType = 'dovetail_mail';
		visibility = 'private';
		usePlatform( 'paid', [
			mock( readMailing ).reply( () => ( {
				...ANSWER,
				state: 'open' as const,
			} ) ),
		] );
		render( <Panel /> );
		await pass( 50 );
		expect( screen.getByRole( 'status' ) ).toHaveTextContent(
			/^Not sent: set the visibility to “All subscribers” first.$/
		);
	} );

	it.each( [
		[ 'error', 'The test could not be sent: no mailer.' ],
		[ 'success', /Test sent at .+ to ann@example\.com\.$/ ],
	] )(
		'shows a notice (%s) in place of the help text after a test email',
		async ( status, sentence ) => {
			usePlatform( 'paid', [
				mock( readMailing ).reply( () => ( {
					...ANSWER,
					state: 'open' as const,
				} ) ),
				mock( sendTest ).reply( () =>
					status === 'success'
						? { email: 'ann@example.com' }
						: mockError( 500, {
								code: 'subscription_test_failed',
								message: String( sentence ),
							} )
				),
			] );
			const { container, unmount } = render( <Panel /> );
			await pass( 50 );
			const help = /^The test is sent only to/;
			expect( screen.getByText( help ) ).toBeVisible();
			act( () =>
				screen.getByRole( 'button', { name: 'Send me a test' } ).click()
			);
			await pass( 50 );
			expect(
				container.querySelector( `.components-notice.is-${ status }` )
			).toHaveTextContent( sentence );
			expect( screen.queryByText( help ) ).toBeNull();
			// The panel before sending is another instance.
			unmount();
			render( <Panel /> );
			await pass( 50 );
			const { length } = screen.queryAllByText( help );
			expect( length ).toBe( status === 'success' ? 0 : 1 );
		}
	);

	it( 'advises a test before an email without a post is sent', async () => {
		postType = 'dovetail_mail';
		postId = 8;
		content = '<p>Six</p>';
		usePlatform( 'paid', [
			mock( readMailing ).reply( () => ( {
				...ANSWER,
				state: 'open' as const,
			} ) ),
		] );
		render( <Panel /> );
		await pass( 50 );
		expect(
			screen.getByText(
				'Send yourself a test first. The test is sent only to ann@example.com.'
			)
		).toBeVisible();
	} );

	it( 'sends no request before it is visible', async () => {
		await open();
		hide( true );
		await pass( 3 * POLL_MS );
		expect( asked ).toBe( 1 );
		hide( false );
		await pass( 50 );
		expect( screen.getByText( 'running 2' ) ).toBeVisible();
	} );
} );
