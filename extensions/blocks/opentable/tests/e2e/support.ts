export const BLOCK = '.wp-block-dovetail-opentable';

/** URL prefix of a restaurant's own page. */
export const PAGE = 'https://www.opentable.com/restref/client/?rid=';

/** Returns a post with the form of one restaurant. */
export const saved = ( attributes: string, classes = '' ): string =>
	`<!-- wp:dovetail/opentable {"rid":[412810],"names":[{"rid":412810,"name":"Trattoria Bellini"}]${ attributes }} -->
<div class="wp-block-dovetail-opentable${ classes }"><p><a href="${ PAGE }412810">Trattoria Bellini</a></p></div>
<!-- /wp:dovetail/opentable -->`;
