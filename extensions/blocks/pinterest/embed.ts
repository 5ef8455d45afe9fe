import type { EmbedFact } from '#shared/definitions';

/** What stands behind `pinterest.` in Pinterest's domains, that of all countries first. */
const ENDINGS =
	`com at ca ch cl co co.at co.in co.kr co.nz co.uk com.au com.bo com.ec com.mx com.pe com.py com.uy com.vn de dk ec es
	fr hu id ie in info it jp kr mx nl nz pe ph pt ru se th tw uk vn`.split(
		/\s+/
	);

/** What stands before `pinterest.com` for a country that has no domain, or had none. */
const COUNTRIES =
	`ar at au be br ca ch cl co cz de dk es fi fr gr hk hu id ie il in it jp kr mx my nl no nz pe ph pl pt ro ru se sg sk
	th tr tw uk vn za`.split( /\s+/ );

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
