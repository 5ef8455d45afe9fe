import {
	expect,
	test as base,
	type Browser,
	type BrowserContext,
	type Page,
} from '@playwright/test';
import { mkdirSync, readFileSync } from 'node:fs';
import { USERS, type Role } from '../../../src/playground/users';
import { sessionOf } from '../../harness/browser/log-in';
import { Editor } from './editor';
import { phpMessages } from './php-log';
import { forgetPreferences } from './preferences';
import { siteUrl } from './site';

export { expect };
export { speedUpAnimations } from './animations';
export { axeWithin } from './axe';
export {
	expectOnlyBelowItsPost,
	expectOnlyWhereSupported,
	expectTick,
	forgetSettings,
	switchOn,
} from './below-post';
export { connectionRow, visitConnections } from './connections';
export { Editor } from './editor';
export type { LockedBlock } from './locked-block';
export { loadByScript } from './load-by-script';
export { everyBlock } from './every-block';
export { everyFixture } from './every-fixture';
export { forgetLanguages, LANGUAGES, MAIL_SOURCE } from './mail';
export { bootNetwork, type Network } from './network';
export { expectAlignedPlaceholder } from './placeholder';
export { expectOtherSources } from './other-sources';
export {
	closeLightbox,
	expectLightbox,
	expectToOpen,
	openWithLightbox,
} from './lightbox-post';
export { platformRequests, resetPlatform, setFaults } from './mock-platform';
export { photograph, pictures, type Upload } from './photographs';
export { speakEnglish, speakPseudoLocale, TRANSLATED } from './pseudo-locale';
export { groupHeading, openGroup, openOwnSidebar } from './own-sidebar';
export { panelsOf } from './panels';
export {
	rightToLeft,
	withOldBlock,
	withPlugin,
	withShortTimeouts,
} from './meanwhile';
export { storeSettings, type Stored } from './settings';
export { recordShifts } from './shifts';
export { NOT_ALLOWED, stopped } from './stopped';
export { showcaseOf } from './showcase-of';
export {
	contentFolder,
	createPost,
	feedOf,
	isBefore,
	php,
	platformUrl,
	pristineFolder,
	runPhp,
	siteUrl,
	RUN_DUE_EVENTS,
} from './site';
export { shortenTimers } from './timers';
export {
	inSidebar,
	panel,
	press,
	typedColor,
	type TypedField,
} from './typed-field';
export { attributeOf, expectNothingToUndo, expectSteps, write } from './undo';
export { banners, noticeIn, play } from './upgrade';
export { canRunWpCli, wp } from './wp-cli';
export type { PlainVisit } from './plain-visit';
export type { CustomFields, PostType } from './post-type';
export type { WordPress } from './wordpress';

/** Console messages of browsers and WordPress that tests ignore. */
const IGNORED_MESSAGES = [
	'global-styles-css-custom-properties-inline-css',
	'JQMIGRATE',
	// The pre-publish panel suggests categories and tags, which authors are not allowed to manage.
	'/wp/v2/categories?context=edit',
	'/wp/v2/tags?context=edit',
	// Ignore status 403 when an author's pattern preview contains a menu, because authors may not read draft menus.
	'/wp/v2/navigation?',
	'/navigation-fallback?',
	// The date block in a preview reads the site's settings, which authors may not read.
	'/wp/v2/settings?_locale=user',
	// Previews of WordPress's own blocks in the inserter, shown on hover.
	'https://upload.wikimedia.org/',
	'https://s.w.org/images/core/',
	// The connectors screen checks whether the plugins that WordPress recommends are installed.
	'/wp/v2/plugins/ai',
	// The view transition of WordPress's admin ends early when the next page loads quickly.
	'Transition was skipped',
];

const VIEWPORT = { width: 1280, height: 900 };

const isNoise = ( text: string ) =>
	IGNORED_MESSAGES.some( ( noise ) => text.includes( noise ) );

type Fixtures = {
	/**
	 * All errors on the test's pages, and PHP's messages. The test fails if any remain, so a test that expects errors
	 * empties the list.
	 */
	troubles: string[];
	/** An editor for an administrator with the capability `unfiltered_html`. */
	admin: Editor;
	/** An editor for an author without the capability `unfiltered_html`. */
	author: Editor;
	/** Opens an editor as a user, in that user's browser profile. */
	editorOf( role: Role ): Promise< Editor >;
	visitor: Page;
	/** Opens a page as a user, with browser context options. */
	pageAs(
		role: Role | null,
		options?: Parameters< Browser[ 'newContext' ] >[ 0 ]
	): Promise< Page >;
};

type WorkerFixtures = {
	/**
	 * Returns a user's browser profile, without animations. All tests of a worker share it. With its cache of compiled
	 * scripts, the editor opens in two thirds of the time.
	 */
	profileOf( role: Role ): Promise< BrowserContext >;
	/** Editors that `edit()` has opened, kept for later tests. */
	openEditors: Map< Role, Editor >;
	/** Returns the browser context of `visitor`, which all tests of a worker share. It caches WordPress's files. */
	visitors(): Promise< BrowserContext >;
};

export const test = base.extend< Fixtures, WorkerFixtures >( {
	profileOf: [
		async ( { playwright, launchOptions }, use ) => {
			const profiles = new Map< Role, Promise< BrowserContext > >();
			await use( ( role ) => {
				const profile =
					profiles.get( role ) ??
					playwright.chromium.launchPersistentContext( '', {
						...launchOptions,
						baseURL: siteUrl(),
						viewport: VIEWPORT,
						reducedMotion: 'reduce',
					} );
				profiles.set( role, profile );
				return profile;
			} );
			for ( const profile of profiles.values() ) {
				await ( await profile ).close();
			}
		},
		{ scope: 'worker' },
	],
	openEditors: [ async ( {}, use ) => use( new Map() ), { scope: 'worker' } ],
	visitors: [
		async ( { browser }, use ) => {
			let context: Promise< BrowserContext > | undefined;
			await use(
				() =>
					( context ??= browser.newContext( {
						baseURL: siteUrl(),
						viewport: VIEWPORT,
					} ) )
			);
			await ( await context )?.close();
		},
		{ scope: 'worker' },
	],
	editorOf: async ( { openEditors, profileOf, troubles }, use, testInfo ) => {
		const used: { role: Role; profile: BrowserContext; editor: Editor }[] =
			[];
		await use( async ( role ) => {
			const profile = await profileOf( role );
			await Promise.all( [
				forgetPreferences( role ),
				logInAgain( profile, role ),
			] );
			const editor =
				openEditors.get( role ) ??
				new Editor( await profile.newPage(), USERS[ role ] );
			openEditors.delete( role );
			used.push( { role, profile, editor } );
			watch( editor.page, troubles );
			return editor;
		} );
		for ( const { role, profile, editor } of used ) {
			if (
				testInfo.status === testInfo.expectedStatus &&
				! openEditors.has( role )
			) {
				await stopWatching( editor.page );
				if ( await editor.putAway() ) {
					openEditors.set( role, editor );
				}
			}
			const kept = openEditors.get( role )?.page;
			await Promise.all(
				profile
					.pages()
					.filter( ( page ) => page !== kept )
					.map( ( page ) => page.close() )
			);
		}
	},
	troubles: async ( {}, use ) => {
		const troubles: string[] = [];
		const earlier = phpMessages().length;
		await use( troubles );
		troubles.push( ...phpMessages().slice( earlier ) );
		expect( troubles, 'errors in the browser or in PHP' ).toEqual( [] );
	},
	pageAs: async ( { browser, troubles }, use ) => {
		const contexts: { close(): Promise< void > }[] = [];
		await use( async ( role, options = {} ) => {
			const context = await browser.newContext( {
				baseURL: siteUrl(),
				viewport: VIEWPORT,
				...( role ? { storageState: sessionOf( role ) } : {} ),
				...options,
			} );
			contexts.push( context );
			const page = await context.newPage();
			watch( page, troubles );
			return page;
		} );
		await Promise.all( contexts.map( ( context ) => context.close() ) );
	},
	admin: async ( { editorOf }, use ) =>
		use( await editorOf( 'administrator' ) ),
	author: async ( { editorOf }, use ) => use( await editorOf( 'author' ) ),
	visitor: async ( { visitors, troubles }, use ) => {
		const context = await visitors();
		const page = await context.newPage();
		// Clear the data at the start of a test, because pages of earlier tests could store data until they were
		// closed.
		await Promise.all( [ context.clearCookies(), clearData( context ) ] );
		watch( page, troubles );
		await use( page );
		await Promise.all( context.pages().map( ( each ) => each.close() ) );
	},
} );

/** Clears a profile's data from earlier tests, except compiled scripts. */
async function logInAgain(
	profile: BrowserContext,
	role: Role
): Promise< void > {
	const { cookies } = JSON.parse(
		readFileSync( sessionOf( role ), 'utf8' )
	) as Awaited< ReturnType< BrowserContext[ 'storageState' ] > >;
	// Keep the session, because an open editor may be storing preferences, and WordPress would respond with 403.
	const names = cookies.map( ( { name } ) => name ).join( '|' );
	await profile.clearCookies( { name: new RegExp( `^(?!(${ names })$)` ) } );
	await profile.addCookies( cookies );
	await clearData( profile );
}

/** Deletes the data that the site's pages have stored in the browser, except cookies and compiled scripts. */
async function clearData( context: BrowserContext ): Promise< void > {
	const [ page ] = context.pages();
	const browser = await context.newCDPSession(
		page ?? ( await context.newPage() )
	);
	await browser.send( 'Storage.clearDataForOrigin', {
		origin: siteUrl(),
		storageTypes: 'local_storage,indexeddb,cache_storage',
	} );
	await browser.detach();
}

/** Collects uncaught errors, console errors, and requests that would leave the machine. */
function watch( page: Page, troubles: string[] ): void {
	page.on( 'dialog', ( dialog ) => {
		if ( dialog.type() === 'beforeunload' ) {
			void dialog.accept();
		}
	} );
	page.on( 'pageerror', ( { message } ) => troubles.push( message ) );
	page.on( 'console', ( message ) => {
		const text = `${ message.text() } ${ message.location().url }`;
		if ( message.type() === 'error' && ! isNoise( text ) ) {
			troubles.push( text );
		}
	} );
	page.on( 'request', ( request ) => {
		const url = request.url();
		const { hostname, protocol } = new URL( url );
		if (
			/^https?:$/.test( protocol ) &&
			! [ '127.0.0.1', 'localhost' ].includes( hostname ) &&
			! isNoise( url )
		) {
			troubles.push( `A request left the machine: ${ url }` );
		}
	} );
}

/**
 * Resets a page after a test: removes its listeners and routes, and its viewport size. Editors have a separate cleanup.
 */
async function stopWatching( page: Page ): Promise< void > {
	if ( page.isClosed() ) {
		return;
	}
	for ( const event of [
		'console',
		'dialog',
		'pageerror',
		'request',
		'response',
	] ) {
		await page.removeAllListeners( event );
	}
	await page.unrouteAll();
	await page.setViewportSize( VIEWPORT );
}

/** Saves a screenshot, `.cache/screenshots/<name>.png`, when `SCREENSHOTS=1`. */
export async function screenshot(
	page: Page,
	name: string,
	{ fullPage = false } = {}
): Promise< void > {
	if ( ! process.env.SCREENSHOTS ) {
		return;
	}
	mkdirSync( '.cache/screenshots', { recursive: true } );
	await page.screenshot( {
		path: `.cache/screenshots/${ name }.png`,
		fullPage,
	} );
}

/** Collects the paths of all plugin files that a page requests. */
export function ourRequests( page: Page ): string[] {
	const ours: string[] = [];
	page.on( 'request', ( request ) => {
		const [ , path ] = request.url().split( '/plugins/dovetail-blocks/' );
		if ( path ) {
			ours.push( path );
		}
	} );
	return ours;
}
