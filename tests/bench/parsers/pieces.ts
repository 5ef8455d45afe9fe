/** A parser that is measured in a page. */
export type Parser = {
	run: ( text: string ) => unknown;
	/** Length of the longest text in characters. */
	size: number;
	pieces: readonly string[];
	/** Text before and after the pieces, by name. */
	frames: Readonly< Record< string, readonly [ string, string ] > >;
};

/** Parsers by the name of their input. */
export type Parsers = Readonly< Record< string, Parser > >;

/** Beginnings and ends of HTML constructs. */
export const MARKUP = [
	'<',
	'<!',
	'<!--',
	'<!-- -->',
	'<!<!--',
	'</html><!-- -->',
	'<![CDATA[',
	']]>',
	'<?',
	'<?x ',
	'<?x?>',
	'<a',
	'<a ',
	'<a>',
	'</a>',
	'</',
	'<a b="',
	"<a b='",
	'<a b="">',
	' a=b',
	'&',
	'&amp;',
	'&#',
	'<script>',
	'<script',
	'<title>',
	'<!DOCTYPE ',
	'<br',
	'<p>',
	'</p>',
	'<svg>',
	'<b>',
	'</b>',
	'<a href="x',
];

/** Pieces of random texts. */
export const TEXT_PIECES = [
	' ',
	'\n',
	' \n',
	'\u00a0',
	',',
	'.',
	'a',
	'1',
	'a,',
	'a.',
	'1,',
	'1.',
	'-',
	'+1 ',
	'@',
	'a@',
	'a@a.',
	'#',
	'(',
	'(1',
	'"',
	"'",
	'/',
	'http://',
	'https://a.',
	'N',
	'°',
	'\u0301',
	'=',
];
