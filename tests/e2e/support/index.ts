import AxeBuilder from '@axe-core/playwright';
import {
	expect,
	test as base,
	type Browser,
	type Page,
} from '@playwright/test';
import { mkdirSync } from 'node:fs';
import type { Role } from '../../../src/playground/people';
import { sessionOf } from '../../harness/browser/log-in';
import { Editor } from './editor';
import { phpComplaints } from './php-log';
import { siteUrl } from './site';

export { expect };
export { Editor, type WindowWithWordPress } from './editor';
export { rightToLeft } from './right-to-left';
export {
	contentFolder,
	createPost,
	php,
	platformUrl,
	runPhp,
	siteUrl,
} from './site';

/** What browsers and WordPress say without us. */
const NOISE = [ 'global-styles-css-custom-properties-inline-css', 'JQMIGRATE' ];

type Fixtures = {
	/** Everything that went wrong in any page of the test, and what PHP complained about; a test that expects something empties it. */
	troubles: string[];
	/** The editor as an administrator, with `unfiltered_html`. Like the other it is without motion, which a test would wait for. */
	admin: Editor;
	/** The editor as an author, without `unfiltered_html`. */
	author: Editor;
	/** A page of somebody who is not logged in. */
	visitor: Page;
	/** Opens a page as somebody, with options of a browser context. */
	pageAs(
		role: Role | null,
		options?: Parameters< Browser[ 'newContext' ] >[ 0 ]
	): Promise< Page >;
};

export const test = base.extend< Fixtures >( {
	troubles: async ( {}, use ) => {
		const troubles: string[] = [];
		const earlier = phpComplaints().length;
		await use( troubles );
		troubles.push( ...phpComplaints().slice( earlier ) );
		expect( troubles, 'errors in the browser or in PHP' ).toEqual( [] );
	},
	pageAs: async ( { browser, troubles }, use ) => {
		const contexts: { close(): Promise< void > }[] = [];
		await use( async ( role, options = {} ) => {
			const context = await browser.newContext( {
				baseURL: siteUrl(),
				viewport: { width: 1280, height: 900 },
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
	admin: async ( { pageAs }, use ) =>
		use(
			new Editor(
				await pageAs( 'administrator', { reducedMotion: 'reduce' } )
			)
		),
	author: async ( { pageAs }, use ) =>
		use(
			new Editor( await pageAs( 'author', { reducedMotion: 'reduce' } ) )
		),
	visitor: async ( { pageAs }, use ) => use( await pageAs( null ) ),
} );

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
		if (
			message.type() === 'error' &&
			! NOISE.some( ( noise ) => text.includes( noise ) )
		) {
			troubles.push( text );
		}
	} );
	page.on( 'request', ( request ) => {
		const { hostname, protocol } = new URL( request.url() );
		if (
			/^https?:$/.test( protocol ) &&
			! [ '127.0.0.1', 'localhost' ].includes( hostname )
		) {
			troubles.push( `A request left the machine: ${ request.url() }` );
		}
	} );
}

/** What axe finds within a part of the page, as sentences; nothing is an empty list. */
export async function axeWithin(
	page: Page,
	...selectors: string[]
): Promise< string[] > {
	const builder = selectors.reduce(
		( axe, selector ) => axe.include( selector.split( ' >>> ' ) as never ),
		new AxeBuilder( { page } )
	);
	const { violations } = await builder.analyze();
	return violations.flatMap( ( { id, help, nodes } ) =>
		nodes.map(
			( { target } ) => `${ id }: ${ help } (${ target.join( ' ' ) })`
		)
	);
}

/** A picture to look at, `.cache/screenshots/<name>.png`, where somebody asks for pictures: `SCREENSHOTS=1`. */
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

/** Every address of ours that a page fetched, below the plugin's folder. */
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
