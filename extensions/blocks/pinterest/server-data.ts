/**
 * The document in which Pinterest's script draws a board or a person's pins: it never has this site's origin, and
 * nothing of Pinterest's runs outside of it. It tells the height of what was drawn, and 0 where the script was not let
 * in. What ours declares stands in a block, out of that script's way. The places are filled with escaped text.
 */
const PAGE = `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pinterest</title><base target="_blank">
<style>body{display:flow-root;margin:0;text-align:center}body>a{visibility:hidden}</style>
<a data-pin-do="{widget}" data-pin-scale-width="80" data-pin-scale-height="360" href="{address}"></a>
<script>{
const link = document.querySelector( 'a' );
const tell = ( height ) => parent.postMessage( { event: 'dovetail.height', payload: { height } }, '*' );
link.dataset.pinBoardWidth = Math.min( innerWidth, 900 );
new ResizeObserver( () => link.isConnected || tell( document.body.offsetHeight ) ).observe( document.body );
addEventListener( 'error', ( { target } ) => /\\/js\\/pinit/.test( target.src ) && tell( 0 ), true );
}</script>
<script async src="{base}/js/pinit.js"></script>`;

/** What editor and server both know. */
export const serverData = {
	/** Pixels of Pinterest's own frame of a pin. */
	pin: { width: 345, height: 618 },
	/** Pixels of a board until it tells its own. */
	height: 500,
	/** What the script is to draw. */
	widgets: { board: 'embedBoard', user: 'embedUser' },
	page: PAGE,
};
