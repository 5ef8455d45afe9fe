/** Tiles of different sizes that form a rectangle. */
export const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path
			fillRule="evenodd"
			d="M4 4h9v9H4zm1.5 1.5v6h6v-6zM14.5 4H20v5h-5.5zm1.5 1.5v2h2.5v-2zM14.5 10.5H20V20h-5.5zM16 12v6.5h2.5V12zM4 14.5h9V20H4zM5.5 16v2.5h6V16z"
		/>
	</svg>
);
