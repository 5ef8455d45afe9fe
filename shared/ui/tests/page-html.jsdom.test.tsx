import { createEvent, fireEvent, render } from '@testing-library/react';
import { PageHtml } from '../page-html';

const shown = ( html: string, without?: readonly string[] ) =>
	render( <PageHtml html={ html } without={ without } /> ).container
		.firstElementChild?.innerHTML;

describe( 'page HTML in the editor', () => {
	it( 'is shown as the server rendered it', () => {
		const html =
			'<div class="a"><img class="b" src="https://a.example/b.jpg" alt="" width="9" height="9" referrerpolicy="no-referrer"><p><a href="https://a.example/?b=1&amp;c">One &amp; <span>two</span></a></p><time datetime="2026-03-03">March 3</time><ul><li><svg viewBox="0 0 9 9" aria-hidden="true"><path d="M1 1h2"></path></svg></li></ul><details class="c"><summary>More</summary>Three<br>four</details></div>';
		expect( shown( html ) ).toBe( html );
	} );

	it( 'omits elements that the author has turned off', () => {
		expect(
			shown(
				'<span class="title">Rye</span><span class="is-big date"><span>today</span></span>',
				[ 'date', 'context' ]
			)
		).toBe( '<span class="title">Rye</span>' );
	} );

	it.each( [
		[ '<p>One<script>alert( 1 )</script></p>', '<p>One</p>' ],
		[
			'<p onclick="alert( 1 )" style="top:0" id="post">One</p>',
			'<p>One</p>',
		],
		[ '<a href="javascript:alert( 1 )">One</a>', '<a>One</a>' ],
		[ '<a href="JaVa\tscript:alert( 1 )">One</a>', '<a>One</a>' ],
		[ '<img src="x" onerror="alert( 1 )">', '<img>' ],
		[ '<img src="data:image/svg+xml,%3Csvg/%3E">', '<img>' ],
		[
			'<svg onload="alert( 1 )"><a xlink:href="javascript:alert( 1 )"></a><use href="x"></use></svg>',
			'<svg><a></a></svg>',
		],
		[
			'<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>',
			'',
		],
		[ '<form action="https://a.example/"><input></form>', '' ],
		[ '<iframe src="https://a.example/"></iframe>', '' ],
		[
			'<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
			'',
		],
		[ '<template><img src=x onerror=alert(1)></template>', '' ],
	] )( 'runs no script and sends no request: %s', ( html, safe ) => {
		expect( shown( html ) ).toBe( safe );
	} );

	it( 'has links that do nothing when clicked', () => {
		const { getByText } = render(
			<PageHtml html='<a href="https://a.example/"><span>One</span></a>' />
		);
		const click = createEvent.click( getByText( 'One' ) );
		fireEvent( getByText( 'One' ), click );
		expect( click.defaultPrevented ).toBe( true );
	} );

	it( 'is rendered again only when it changes', () => {
		const view = render( <PageHtml as="li" html="<p>One</p>" /> );
		const element = view.container.firstElementChild;
		const paragraph = element?.firstChild;
		view.rerender( <PageHtml as="li" html="<p>One</p>" without={ [] } /> );
		expect( element?.firstChild ).toBe( paragraph );
		view.rerender( <PageHtml as="li" html="<p>Two</p>" /> );
		expect( view.container.innerHTML ).toBe( '<li><p>Two</p></li>' );
	} );
} );
