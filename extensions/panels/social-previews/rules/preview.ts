import { cut } from './cut';
import type { Network } from './networks';
import type { PageTags } from './page-tags';

/** The post's data for previews, as plain text. */
export type PostFacts = {
	title: string;
	excerpt: string;
	/** Title and description from the SEO panel. */
	seoTitle: string;
	seoDescription: string;
	/** Image URLs; empty if the post has no image. */
	featuredImage: string;
	firstImage: string;
	/** Name of the plugin that prints tags; empty if unknown. */
	tagsPrinter: string;
};

/** The source of one part of a preview. */
export type Source =
	| 'none'
	| 'plugin'
	| 'page'
	| 'title'
	| 'excerpt'
	| 'seo-title'
	| 'seo-description'
	| 'featured-image'
	| 'first-image';

type Part = { text: string; source: Source };

/** A link preview on a network. */
export type Preview = {
	title: Part;
	description: Part;
	/** The image; `text` is its URL. */
	picture: Part;
	/** Host name; Google also shows the path. */
	domain: string;
	site: string;
	shape: Network[ 'picture' ];
	/**
	 * Why the card would have no image: the page's data leaves out the featured image, the post has no featured image,
	 * or the page has no link preview data either.
	 */
	missingPicture: 'left-out-picture' | 'no-picture' | 'no-tags';
	/** Whether the page asks this search engine not to list it. */
	isHidden: boolean;
};

/** Builds the preview of a page on a network. */
export function previewOf(
	network: Network,
	tags: PageTags,
	post: PostFacts
): Preview {
	const [ title, description, picture ] = tagsFor( network, tags );
	const { hostname = '', pathname = '' } = URL.canParse( tags.url )
		? new URL( tags.url )
		: {};
	const shown = partOf( picture, post );
	return {
		title: limited( partOf( title, post ), network.title ),
		description: limited(
			partOf( description, post ),
			network.description
		),
		picture:
			shown.text || ! network.looksForPictures || ! post.firstImage
				? shown
				: { text: post.firstImage, source: 'first-image' },
		domain: network.url
			? cut(
					[
						hostname,
						...pathname.split( '/' ).filter( Boolean ),
					].join( ' › ' ),
					network.url
				)
			: hostname.replace( /^www\./, '' ),
		site: tags.siteName || hostname,
		shape:
			network.readsTwitterTags &&
			tags.twitterCard !== 'summary_large_image'
				? 'small'
				: network.picture,
		missingPicture: missingPicture( tags, post ),
		isHidden: network.readsPage === true && tags.isHidden,
	};
}

function missingPicture(
	tags: PageTags,
	post: PostFacts
): Preview[ 'missingPicture' ] {
	if ( post.featuredImage ) {
		return 'left-out-picture';
	}
	return tags.ogTitle || tags.twitterCard ? 'no-picture' : 'no-tags';
}

function tagsFor(
	{ readsPage, readsTwitterTags, picture }: Network,
	tags: PageTags
): readonly [ string, string, string ] {
	if ( readsPage ) {
		return [ tags.title, tags.description, '' ];
	}
	const own = readsTwitterTags ? tags : null;
	return [
		own?.twitterTitle || tags.ogTitle || tags.title,
		own?.twitterDescription || tags.ogDescription || tags.description,
		picture === 'none' ? '' : own?.twitterImage || tags.ogImage,
	];
}

const limited = ( part: Part, limit: Network[ 'title' ] ): Part => ( {
	...part,
	text: limit.max ? cut( part.text, limit ) : '',
} );

/** Returns a part of the preview with its source, which tells the author where to change it. */
function partOf( text: string, post: PostFacts ): Part {
	const own: readonly [ boolean, Source ][] = [
		[ isMadeOf( text, post.seoDescription ), 'seo-description' ],
		[ isMadeOf( text, post.excerpt ), 'excerpt' ],
		[ isMadeOf( text, post.seoTitle ), 'seo-title' ],
		[ isMadeOf( text, post.title ), 'title' ],
		[ isSameFile( text, post.featuredImage ), 'featured-image' ],
		[ isSameFile( text, post.firstImage ), 'first-image' ],
		[ post.tagsPrinter !== '', 'plugin' ],
	];
	const [ , source = 'page' as const ] = own.find( ( [ is ] ) => is ) ?? [];
	return { text, source: text ? source : 'none' };
}

const plain = ( text: string ) => text.replace( /\s+/g, ' ' ).trim();

/** Whether a printed text starts with the author's text. A printed title may end with the site's name. */
const isMadeOf = ( text: string, own: string ) =>
	own !== '' && plain( text ).startsWith( plain( own ) );

/** Whether two URLs lead to the same image, possibly in different sizes. */
function isSameFile( one: string, other: string ): boolean {
	const name = ( url: string ) =>
		url
			.replace( /[?#].*$/, '' )
			.replace( /(-\d+x\d+|-scaled)?(\.\w+)$/, '$2' );
	return other !== '' && name( one ) === name( other );
}
