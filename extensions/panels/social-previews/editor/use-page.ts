import { call } from '#shared/api';
import { requestBlob } from '#shared/request';
import { parseHtml } from '#shared/view';
import { store as coreStore } from '@wordpress/core-data';
import { useRegistry } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';
import { useCallback, useEffect, useState } from '@wordpress/element';
import { readTagsPrinter } from '../api';
import { readPageTags, type PageTags } from '../rules/page-tags';
import type { PostFacts } from '../rules/preview';

type PageState =
	'loading' | 'failed' | 'nothing' | { tags: PageTags; post: PostFacts };

type Registry = ReturnType< typeof useRegistry >;

/**
 * Loads the page of the edited post, as WordPress's Preview button does. While the page loads again, the previous state
 * stays.
 */
export function usePage(): {
	state: PageState;
	isLoading: boolean;
	readAgain(): void;
} {
	const registry = useRegistry();
	const [ state, setState ] = useState< PageState >( 'loading' );
	const [ isLoading, setIsLoading ] = useState( true );
	const [ times, setTimes ] = useState( 0 );
	useEffect( () => {
		const controller = new AbortController();
		const { signal } = controller;
		setIsLoading( true );
		read( registry, signal )
			.catch( () => 'failed' as const )
			.then( ( next ) => {
				if ( ! signal.aborted ) {
					setState( next );
					setIsLoading( false );
				}
			} );
		return () => controller.abort();
	}, [ registry, times ] );
	return {
		state,
		isLoading,
		readAgain: useCallback( () => setTimes( ( each ) => each + 1 ), [] ),
	};
}

async function read(
	registry: Registry,
	signal: AbortSignal
): Promise< PageState > {
	const editor = registry.select( editorStore );
	if ( ! editor.isEditedPostSaveable() ) {
		return 'nothing';
	}
	// Until the post's autosaves are loaded, WordPress skips the next step, and the page would be the saved one.
	await registry
		.resolveSelect( coreStore )
		.getAutosaves(
			editor.getCurrentPostType() ?? '',
			Number( editor.getCurrentPostId() )
		)
		.catch( () => {} );
	// Stores unsaved changes for the preview only, like WordPress's preview button.
	const actions = registry.dispatch( editorStore ) as unknown as {
		__unstableSaveForPreview(): Promise< string | undefined >;
	};
	const saved = await actions.__unstableSaveForPreview();
	const hasNoImage = editor.getEditedPostAttribute( 'featured_media' ) === 0;
	// WordPress's URL, which always has a query, would preview the saved image.
	const address = saved && hasNoImage ? `${ saved }&_thumbnail_id=-1` : saved;
	const [ page, tagsPrinter ] = await Promise.all( [
		address ? requestBlob( address, { signal }, window ) : null,
		call( readTagsPrinter ).catch( () => '' ),
	] );
	if ( ! page ) {
		return 'failed';
	}
	const link = String( editor.getPermalink() ?? address );
	const tags = readPageTags( await page.text(), link );
	// The canonical link of the preview has the saved slug.
	const isMoved =
		editor.getEditedPostAttribute( 'slug' ) !==
		editor.getCurrentPostAttribute( 'slug' );
	return {
		tags: { ...tags, url: isMoved ? link : tags.url || link },
		post: { ...( await postFacts( registry ) ), tagsPrinter },
	};
}

async function postFacts(
	registry: Registry
): Promise< Omit< PostFacts, 'tagsPrinter' > > {
	const editor = registry.select( editorStore );
	const text = ( name: string ) =>
		textOf( String( editor.getEditedPostAttribute( name ) ?? '' ) );
	const meta = editor.getEditedPostAttribute( 'meta' ) as
		Record< string, unknown > | undefined;
	const featured = Number(
		editor.getEditedPostAttribute( 'featured_media' )
	);
	const field = ( name: string ) => String( meta?.[ name ] ?? '' ).trim();
	// Authors may view another author's image, but not request it for editing.
	const media = featured
		? ( ( await registry
				.resolveSelect( coreStore )
				.getEntityRecord( 'postType', 'attachment', featured, {
					context: 'view',
				} )
				.catch( () => undefined ) ) as
				{ source_url?: string } | undefined )
		: undefined;
	return {
		title: text( 'title' ),
		excerpt: text( 'excerpt' ),
		seoTitle: field( 'jetpack_seo_html_title' ),
		seoDescription: field( 'advanced_seo_description' ),
		featuredImage: media?.source_url ?? '',
		firstImage:
			parseHtml( editor.getEditedPostContent(), document )
				.querySelector( 'img' )
				?.getAttribute( 'src' ) ?? '',
	};
}

/** Returns the text of server-rendered HTML, with spaces for line breaks and ends of blocks. */
const textOf = ( html: string ) =>
	parseHtml(
		html.replace( /<(?:br|\/?(?:p|div|h[1-6]|li|blockquote))\b/gi, ' $&' ),
		document
	).textContent?.trim() ?? '';
