"""The envelope of the gift card, close: the wax seal, the edge of the card."""
from lib import studio as S
from scenes import gift_card
SIZE = (1600, 1067)
POST = gift_card.POST

def build():
    gift_card.build()
    S.camera((-0.165, -0.155, 0.185), (-0.068, 0.058, 0.013), 92, 4.5, (-0.060, 0.053, 0.016))
