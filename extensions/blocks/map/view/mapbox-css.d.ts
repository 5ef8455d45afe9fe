/** The library's stylesheet as text: it comes in the library's own chunk, and only with it. */
declare module '*mapbox-gl/dist/mapbox-gl.css' {
	const css: string;
	export default css;
}
