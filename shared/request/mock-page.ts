import type { MockSurroundings } from './mock';
import type { PathParam } from './path';

/** A response that is not JSON, such as an authorization page, a checkout, an image or a pixel. */
export type Page = {
	status?: number;
	headers?: Readonly< Record< string, string > >;
	body: string | Uint8Array;
};

/** A request for a page. */
export type PageRequest< Path extends string = string > = MockSurroundings & {
	params: Record< PathParam< Path >, string >;
	query: Readonly< Record< string, string > >;
	form: Readonly< Record< string, string > >;
	/** The request body, parsed as JSON. */
	data: unknown;
	/** The Authorization header; empty if there is none. */
	authorization: string;
	/** All headers, keyed by lowercase name. */
	headers: Readonly< Record< string, string > >;
};

/** A page of the mock platform. */
export type PageMock = {
	readonly kind: 'page';
	readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
	readonly path: string;
	readonly service: string;
	answer( request: PageRequest ): Page;
};

type PageAddress< Path extends string > = {
	method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
	path: Path;
	/** Service of the page. The platform by default. */
	service?: string;
};

/** Mocks a page: `mockPage( { path: '/connect/{service}' } ).reply( ( { params } ) => html( … ) )`. */
export function mockPage< const Path extends string >( {
	method = 'GET',
	path,
	service = '',
}: PageAddress< Path > ) {
	return {
		reply( handler: ( request: PageRequest< Path > ) => Page ): PageMock {
			return {
				kind: 'page',
				method,
				path,
				service,
				answer: handler as PageMock[ 'answer' ],
			};
		},
	};
}

/** Returns a complete HTML document. Escape text from a request with `escapeHtml` of `#shared/attributes` first. */
export function html( body: string, status = 200 ): Page {
	return {
		status,
		headers: { 'Content-Type': 'text/html; charset=utf-8' },
		body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${ body }</html>`,
	};
}

/** Returns a response that redirects the browser. */
export function redirectTo( address: string ): Page {
	return { status: 303, headers: { Location: address }, body: '' };
}
