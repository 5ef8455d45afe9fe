import type { EmbedFact } from '#shared/definitions';

/** Countries that have a domain or a subdomain of Pinterest's: `pinterest.be`, `be.pinterest.com`. */
const COUNTRIES =
	`ae ar at au be bg br by ca ch cl co cr cz de dk ec ee eg es fi fr gr hk hr hu id ie il in is it jp kr lt lu lv ma mx my
	nl no nz pe ph pl pt ro rs ru sa se sg si sk th tr tw ua uk uy vn za`.split(
		/\s+/
	);

/** What stands behind `pinterest.` in Pinterest's domains, that of all countries first. */
const ENDINGS = [
	'com',
	'info',
	...'at cr id il in jp kr nz th uk za'
		.split( ' ' )
		.map( ( country ) => `co.${ country }` ),
	...'ar au bo br co ec gr hk mx my pe ph pl pt py ro ru sg tr tw ua uy vn'
		.split( ' ' )
		.map( ( country ) => `com.${ country }` ),
	...COUNTRIES,
];

/** Pinterest's pages, and what they may do in a frame: run, and open a pin in a window of its own. */
export const embed: EmbedFact = {
	service: 'Pinterest',
	host: 'pinterest.com',
	hosts: [
		...ENDINGS.flatMap( ( ending ) => [
			`pinterest.${ ending }`,
			`www.pinterest.${ ending }`,
		] ),
		...COUNTRIES.map( ( country ) => `${ country }.pinterest.com` ),
	],
	base: 'pinterest',
	sandbox:
		'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
	heights: 'dovetail.height',
};
