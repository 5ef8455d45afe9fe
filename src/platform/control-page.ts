import { escapeHtml } from '#shared/attributes';
import { html } from '#shared/request';
import type { LoggedRequest, Platform } from './create-platform';
import { ALL_ENDPOINTS, FAULT_TYPES } from './faults';
import { scenarios } from './scenarios';

const MAX_REQUESTS = 50;

const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color-scheme: light dark }
table { border-collapse: collapse; width: 100% } caption, th, td { text-align: start; padding: .25rem .75rem .25rem 0 }
th { font-weight: normal } code { overflow-wrap: anywhere } select, button { font: inherit }
`;

/** Returns the page that shows the mock platform's state and lets a person set faults. It works without JavaScript. */
export function controlPage( platform: Platform, notice = '' ): string {
	const { scenario } = platform;
	return String(
		html( `<title>Mock platform</title><style>${ STYLE }</style>
<h1>Mock platform</h1>
${ notice === '' ? '' : `<p role="status">${ escapeHtml( notice ) }</p>` }
<h2>Scenario</h2>
<form method="post" action="/__platform/scenario">
<label>Scenario <select name="scenario">${ options(
			Object.keys( scenarios ),
			scenario.name
		) }</select></label>
<button>Start anew</button>
<p>${ escapeHtml( scenario.description ) } Starting anew forgets what was created, mends the faults and empties the list of requests.</p>
</form>
<h2>Faults</h2>
<form method="post" action="/__platform/faults">
<table><caption>What goes wrong, from now on</caption>
${ [ ALL_ENDPOINTS, ...platform.keys() ]
	.map( ( key, index ) => faultRow( platform, key, index ) )
	.join( '' ) }</table>
<p><button>Set faults</button></p>
</form>
<h2>Requests</h2>
<table><caption>The last ${ MAX_REQUESTS }, newest first</caption>
${ platform.requests().slice( -MAX_REQUESTS ).reverse().map( requestRow ).join( '' ) }</table>` )
			.body
	);
}

function faultRow( platform: Platform, key: string, index: number ): string {
	const id = `fault-${ index }`;
	const label = key === ALL_ENDPOINTS ? 'Everything' : escapeHtml( key );
	return `<tr><th scope="row"><label for="${ id }"><code>${ label }</code></label></th><td><select id="${ id }" name="${ escapeHtml(
		key
	) }"><option value="">answers</option>${ options(
		FAULT_TYPES,
		platform.faults.get( key )?.kind
	) }</select></td></tr>\n`;
}

function requestRow( request: LoggedRequest ): string {
	const { method, path, query, status, fault } = request;
	const search = new URLSearchParams( query ).toString();
	return `<tr><td><code>${ escapeHtml(
		`${ method } ${ path }${ search && `?${ search }` }`
	) }</code></td><td>${ status ?? 'waiting' }</td><td>${ fault ?? '' }</td></tr>\n`;
}

function options( values: readonly string[], selected?: string ): string {
	return values
		.map(
			( value ) =>
				`<option${ value === selected ? ' selected' : '' }>${ escapeHtml(
					value
				) }</option>`
		)
		.join( '' );
}
