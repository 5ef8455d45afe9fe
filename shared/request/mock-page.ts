import type { MockSurroundings } from './mock';
import type { PathParam } from './path';

/** What a browser is shown or fetches that is no JSON: a window for authorizing, a checkout, a picture, a pixel. */
export type Page = {
	status?: number;
	headers?: Readonly< Record< string, string > >;
	body: string | Uint8Array;
};

/** A request for a page. */
export type PageRequest< Path extends string = string > = MockSurroundings & {
	params: Record< PathParam< Path >, string >;
	query: Readonly< Record< string, string > >;
	/** The fields of a form that was sent. */
	form: Readonly< Record< string, string > >;
	/** Request body, parsed from JSON. */
	data: unknown;
	/** The header by which a call proves its right; empty without one. */
	authorization: string;
	/** Every header, by its name in small letters. */
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
	/** A service that browsers call directly; the platform when omitted. */
	service?: string;
};

/** `mockPage( { path: '/connect/{service}' } ).reply( ( { params } ) => html( … ) )`. */
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

/** A whole HTML document. Text from a request goes through `escapeHtml` of `#shared/attributes` first. */
export function html( body: string, status = 200 ): Page {
	return {
		status,
		headers: { 'Content-Type': 'text/html; charset=utf-8' },
		body: `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">${ body }</html>`,
	};
}

/** Sends the browser on. */
export function redirectTo( address: string ): Page {
	return { status: 303, headers: { Location: address }, body: '' };
}
