import { php } from '#e2e';

/** Rooms of posts, by a short name: PHP that makes each. */
const MEASURES = {
	twitter: 'Thread_Measure::twitter()',
	mastodon: 'Thread_Measure::mastodon( 500, 23 )',
	bluesky: 'Thread_Measure::bluesky()',
	small: 'Thread_Measure::mastodon( 60, 23 )',
};

export type Measure = keyof typeof MEASURES;

const measure = ( name: Measure ) =>
	`\\Dovetail\\Publicize\\${ MEASURES[ name ] }`;

/** What texts take of a post. */
export const lengths = ( name: Measure, texts: readonly string[] ) =>
	php< number[] >(
		`return array_map( array( ${ measure( name ) }, 'length' ), $input );`,
		texts
	);

type Part = { first: number; end: number; length: number };

/** The parts of each text, by bytes, and what each takes. */
export const splitAll = ( name: Measure, texts: readonly string[] ) =>
	php< Part[][] >(
		`$measure = ${ measure( name ) };
		return array_map( static fn( $text ) => array_map( static fn( $part ) => array(
			'first'  => $part[0],
			'end'    => $part[1],
			'length' => $measure->length( substr( $text, $part[0], $part[1] - $part[0] ) ),
		), \\Dovetail\\Publicize\\Thread_Splitter::split( $text, $measure ) ), $input );`,
		texts
	);

/** The parts of a text, as texts. */
export async function split(
	name: Measure,
	text: string
): Promise< string[] > {
	const [ parts = [] ] = await splitAll( name, [ text ] );
	const bytes = Buffer.from( text );
	return parts.map( ( { first, end } ) =>
		bytes.subarray( first, end ).toString()
	);
}

export type Boundary = {
	container: string;
	type: string;
	start: number;
	end: number;
	line: number;
};

/** A post of a thread, as the server makes it. */
export type ThreadPost = {
	text: string;
	media: { url: string; type: string; alt: string; id: number }[];
	tweet: string;
	urls: string[];
	blocks: { clientId: string }[];
	boundary: Boundary | null;
};

/** The posts that the content of a post becomes, and what is lost of it. */
export const threadOf = ( content: string, name: Measure = 'twitter' ) =>
	php< { posts: ThreadPost[]; warnings: Record< string, string[] > } >(
		`return \\Dovetail\\Publicize\\Thread::of( \\Dovetail\\Publicize\\Thread_Tree::of_content( $input ), ${ measure(
			name
		) } );`,
		content
	);

/** The texts alone. */
export const textsOf = async ( content: string, name?: Measure ) =>
	( await threadOf( content, name ) ).posts.map( ( { text } ) => text );

/** A paragraph as it is saved. */
export const paragraph = ( html: string ) =>
	`<!-- wp:paragraph --><p>${ html }</p><!-- /wp:paragraph -->`;
