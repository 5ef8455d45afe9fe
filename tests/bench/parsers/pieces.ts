/** A parser that is measured in a page. */
export type Parser = {
	run: ( text: string ) => unknown;
	/** Length of the longest text in characters. */
	size: number;
	pieces: readonly string[];
	/** Texts to put before and after the repeated pieces, by name. */
	frames: Readonly< Record< string, readonly [ string, string ] > >;
};

/** Parsers, by the name of the input that they parse. */
export type Parsers = Readonly< Record< string, Parser > >;

/** Complete and incomplete HTML constructs, to repeat in test texts. */
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

/** Characters and words with a special meaning for some parsers, to repeat in test texts. */
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
