import type { EmbedFact } from '#shared/definitions';

/** Countries that have a domain or a subdomain of Pinterest's: `pinterest.be`, `be.pinterest.com`. */
const COUNTRIES =
	`ae ar at au be bg br by ca ch cl co cr cz de dk ec ee eg es fi fr gr hk hr hu id ie il in is it jp kr lt lu lv ma mx my
	nl no nz pe ph pl pt ro rs ru sa se sg si sk th tr tw ua uk uy vn za`.split(
		/\s+/
	);

/** What stands behind `pinterest.` in Pinterest's domains, that of all countries first. */
const ENDINGS = [
	...`com info co.at co.cr co.id co.il co.in co.jp co.kr co.nz co.th co.uk co.za com.ar com.au com.bo com.br com.co com.ec
	com.gr com.hk com.mx com.my com.pe com.ph com.pl com.pt com.py com.ro com.ru com.sg com.tr com.tw com.ua com.uy com.vn`.split(
		/\s+/
	),
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
