import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import createMarkdownIt from 'markdown-it';
import { globSync } from 'tinyglobby';
import type { ExtensionFacts } from '#shared/definitions';
import type { BlockOnDisk } from './find-blocks';

const SOURCE = 'docs/guide';

/** Name of the page that lists all other pages. */
const INDEX = 'README';

/** The page about connections. The heading of each service gets the connection's ID. */
const CONNECTIONS = 'connections';

/** A link to this heading, which explains the Connections page, opens the Connections page in the admin. */
const CONNECT = '#connect-a-service';

type GuidePage = {
	/** Path without the extension, such as `blocks/note`. */
	name: string;
	title: string;
	html: string;
};

/** The pages and sections of the guide in the plugin. */
export type Guide = {
	pages: readonly GuidePage[];
	/** Names of the pages below each heading in the index. */
	sections: ReadonlyMap< string, readonly string[] >;
	/** Names of the pages about extensions that do nothing on a site without a platform. */
	platform: readonly string[];
};

const markdown = createMarkdownIt();

/**
 * Returns the guide in HTML. Images are omitted, because they would double the size of the plugin. Links to other pages
 * open them in the admin, and links to other files of the repository are removed.
 *
 * @param facts Facts of all extensions.
 */
export function readGuide(
	facts: ReadonlyMap< string, ExtensionFacts >
): Guide {
	const connections = new Map(
		[ ...facts.values() ].flatMap( ( fact ) =>
			Object.entries( fact.connections ?? {} ).map(
				( [ id, { name } ] ): [ string, string ] => [ name, id ]
			)
		)
	);
	const sources = new Map(
		globSync( '**/*.md', { cwd: SOURCE } )
			.sort()
			.map( ( path ) => [
				path.replace( /\.md$/, '' ),
				readFileSync( join( SOURCE, path ), 'utf8' ),
			] )
	);
	return {
		pages: [ ...sources ].map( ( [ name, text ] ) => ( {
			name,
			title: /^# (.+)$/m.exec( text )?.[ 1 ] ?? name,
			html: toHtml(
				name,
				text,
				name === CONNECTIONS ? connections : new Map()
			),
		} ) ),
		sections: sectionsOf( sources.get( INDEX ) ?? '' ),
		platform: [ ...facts ].flatMap( ( [ slug, { needsPlatform } ] ) =>
			needsPlatform ? [ `blocks/${ slug }` ] : []
		),
	};
}

/** Writes a file for each page, and returns the list of pages as data of `guide.php`. */
export function writeGuide(
	{ pages, sections, platform }: Guide,
	blocks: readonly BlockOnDisk[],
	out: string
): object {
	const titles = Object.fromEntries(
		pages.map( ( { name, title } ) => [ name, title ] )
	);
	for ( const { name, html } of pages ) {
		const file = join( out, 'guide', `${ name }.html` );
		mkdirSync( dirname( file ), { recursive: true } );
		writeFileSync( file, html );
	}
	return {
		titles,
		sections: Object.fromEntries( sections ),
		platform,
		families: Object.fromEntries(
			blocks
				.map( ( block ) => [
					`blocks/${ block.slug }`,
					familyPage( block, titles ),
				] )
				.filter( ( [ name, page ] ) => name !== page )
		),
	};
}

/** Returns the page that explains a block: its own page, or the page of its family. */
function familyPage(
	{ slug, folder }: BlockOnDisk,
	titles: Readonly< Record< string, string > >
): string {
	const family = folder.split( '/' )[ 2 ];
	return (
		[ `blocks/${ slug }`, `blocks/${ family }` ].find(
			( name ) => name in titles
		) ?? INDEX
	);
}

/**
 * Returns the HTML of a page without its title, because the admin page prints the title.
 *
 * @param name Name of the page.
 * @param text Markdown of the page.
 * @param ids  IDs of headings by heading text. All other headings get the ID that GitHub would give them.
 */
function toHtml(
	name: string,
	text: string,
	ids: ReadonlyMap< string, string >
): string {
	const tokens = markdown.parse(
		text
			.replace( /^<!--.*-->\n/, '' )
			.replace( /^# .+\n/m, '' )
			.replace( /^!\[.*\]\(.*\)\n/gm, '' )
			// Remove the last line, which links to the list of pages and to the source code. The admin page shows the
			// list anyway.
			.replace( /\n\[All blocks\].*\n$/, '\n' ),
		{}
	);
	let connection = '';
	for ( const [ at, token ] of tokens.entries() ) {
		if ( token.type === 'heading_open' ) {
			const heading = tokens[ at + 1 ]?.content ?? '';
			connection = ids.get( heading ) ?? '';
			token.attrSet( 'id', connection || headingId( heading ) );
		}
		let isOutside = false;
		for ( const child of token.children ?? [] ) {
			if ( child.type === 'link_open' ) {
				const href = String( child.attrGet( 'href' ) );
				const target =
					connection && href === CONNECT
						? `?page=dovetail-connections&connection=${ connection }`
						: linkTarget( name, href );
				isOutside = target === null;
				child.hidden = isOutside;
				child.attrSet( 'href', target ?? '' );
			} else if ( child.type === 'link_close' ) {
				child.hidden = isOutside;
			}
		}
	}
	return markdown.renderer.render( tokens, markdown.options, {} );
}

/** Returns the ID that GitHub gives a heading. */
const headingId = ( heading: string ): string =>
	heading
		.toLowerCase()
		.replace( /[^\p{L}\p{N} _-]/gu, '' )
		.replaceAll( ' ', '-' );

/** Returns the admin URL for a link; null if the link leads to a file that the plugin does not contain. */
function linkTarget( name: string, href: string ): string | null {
	if ( /^(https?:|mailto:|#)/.test( href ) ) {
		return href;
	}
	const target = posix.join( posix.dirname( name ), href );
	const [ , page, anchor = '' ] =
		/^(?!\.\.)(.+)\.md(#.*)?$/.exec( target ) ?? [];
	// On the admin page, a URL that starts with a question mark refers to `admin.php`.
	return page ? `?page=dovetail-guide&guide=${ page }${ anchor }` : null;
}

const sectionsOf = ( index: string ): Map< string, string[] > =>
	new Map(
		index
			.split( /^## /m )
			.slice( 1 )
			.map( ( section ) => [
				section.split( '\n' )[ 0 ] ?? '',
				Array.from(
					section.matchAll( /\]\(([^)]+)\.md\)/g ),
					( [ , name = '' ] ) => name
				),
			] )
	);
