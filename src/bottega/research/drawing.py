"""A drawing of rectangles, discs and words: as SVG, or as pixels with Pillow."""

from html import escape
from typing import Any, Final

from bottega.extras import need

INK: Final = "#2b2620"
PAPER: Final = "#f7f1e5"
LINE: Final = "#b9ad97"


class Drawing:
    """Shapes in the order in which they are laid on each other."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.height = height
        self.shapes: list[tuple[str, tuple[float, ...], str, str]] = []
        self.rect(0, 0, width, height, PAPER, PAPER)

    def rect(self, x: float, y: float, width: float, height: float, fill: str, line: str = LINE) -> None:
        """A rectangle by its corner."""
        self.shapes.append(("rect", (x, y, width, height), fill, line))

    def disc(self, x: float, y: float, radius: float, fill: str, line: str = LINE) -> None:
        """A disc by its middle."""
        self.shapes.append(("disc", (x, y, radius), fill, line))

    def text(self, x: float, y: float, words: str, size: int = 13, fill: str = INK) -> None:
        """Words that begin at a point, below it."""
        self.shapes.append(("text", (x, y, size), fill, words))

    def svg(self) -> str:
        """The drawing as SVG."""
        shapes = "".join(svg_of(*shape) for shape in self.shapes)
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{self.width}"'
        return f'{head} height="{self.height}" font-family="sans-serif" role="img">{shapes}</svg>'

    def pixels(self) -> Any:
        """The drawing as an array of rows, columns and red, green and blue."""
        image = need("PIL.Image", "research").new("RGB", (self.width, self.height), PAPER)
        pen = need("PIL.ImageDraw", "research").Draw(image)
        fonts = need("PIL.ImageFont", "research")
        for kind, at, fill, other in self.shapes:
            if kind == "rect":
                x, y, width, height = at
                pen.rectangle((x, y, x + width - 1, y + height - 1), fill=fill, outline=other)
            elif kind == "disc":
                x, y, radius = at
                pen.ellipse((x - radius, y - radius, x + radius, y + radius), fill=fill, outline=other)
            else:
                pen.text(at[:2], other, fill=fill, font=fonts.load_default(at[2]))
        return need("numpy", "research").array(image)


def svg_of(kind: str, at: tuple[float, ...], fill: str, other: str) -> str:
    """A shape as SVG."""
    if kind == "rect":
        x, y, width, height = at
        return f'<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{fill}" stroke="{other}"/>'
    if kind == "disc":
        return f'<circle cx="{at[0]}" cy="{at[1]}" r="{at[2]}" fill="{fill}" stroke="{other}"/>'
    return f'<text x="{at[0]}" y="{at[1] + at[2]}" font-size="{at[2]}" fill="{fill}">{escape(other)}</text>'
